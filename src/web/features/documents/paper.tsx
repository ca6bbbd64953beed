import { clsx } from 'clsx';
import { Fragment } from 'react';
import { textOf, type Block, type Caption, type Line } from '#domain/documents/template/blocks.ts';
import { WITNESS_LINES } from '#domain/documents/template/plain-text.ts';

/** The document as it will be printed, on a sheet that is white in the dark too. What was filled in is set off. */
export function Paper({ blocks, label }: { blocks: readonly Block[]; label: string }) {
  return (
    <section
      aria-label={label}
      lang="en"
      // It scrolls by itself, so the keyboard has to reach it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="paper max-h-[min(44rem,78dvh)] overflow-auto rounded-lg border border-line px-6 py-8 text-[0.8125rem] leading-relaxed shadow-card sm:px-10"
    >
      <Blocks blocks={blocks} />
    </section>
  );
}

function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="grid grid-cols-1 gap-3">
      {blocks.map((block, index) => (
        <BlockView key={`${block.type}-${index}`} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { block: Block }) {
  switch (block.type) {
    case 'title':
      return (
        <h3 className="text-center text-base font-semibold">
          <Words line={block.line} />
        </h3>
      );
    case 'heading':
      return (
        <h4 className="pt-1 font-semibold">
          <Words line={block.line} />
        </h4>
      );
    case 'paragraph':
      return (
        <p className="whitespace-pre-line">
          <Words line={block.line} />
        </p>
      );
    case 'bullets':
      return (
        <ul className="grid list-disc gap-1 pl-5">
          <Items lines={block.lines} />
        </ul>
      );
    case 'numbers':
      return (
        <ol start={block.first} className="grid list-decimal gap-1 pl-6">
          <Items lines={block.lines} />
        </ol>
      );
    case 'lines':
      return (
        <p>
          {block.lines.map((line, index) => (
            <span key={index} className="block">
              <Words line={line} />
            </span>
          ))}
        </p>
      );
    case 'signature':
      return block.lines.map((line, index) => <Signature key={index} line={line} />);
    case 'caption':
      return <CaptionView caption={block.caption} />;
    case 'table':
      return <Table head={block.head} rows={block.rows} />;
    case 'witness':
    case 'notary':
      return <SignedByOthers block={block} />;
    case 'box':
      return (
        <div className="border border-current p-3">
          <Blocks blocks={block.blocks} />
        </div>
      );
    case 'keep':
      return <Blocks blocks={block.blocks} />;
    case 'part':
      return (
        <p className="mt-6 border-t-2 border-current pt-2 text-xs font-semibold tracking-wide uppercase opacity-70">
          <Words line={block.line} />
        </p>
      );
    case 'page':
      return <hr className="my-3 border-dashed border-current opacity-40" />;
  }
}

function Words({ line }: { line: Line }) {
  return line.map(({ text, bold, italic, from }, index) => (
    <span
      key={index}
      className={clsx(
        bold && 'font-semibold',
        italic && 'italic',
        from === 'answer' && 'paper-answer',
        from === 'blank' && 'paper-blank break-all',
      )}
    >
      {text}
    </span>
  ));
}

function Items({ lines }: { lines: readonly Line[] }) {
  return lines.map((line, index) => (
    <li key={index} className="whitespace-pre-line">
      <Words line={line} />
    </li>
  ));
}

function Signature({ line }: { line: Line }) {
  return (
    <div className="grid grid-cols-[2fr_1fr] gap-6 pt-7 text-xs">
      <p className="border-t border-current pt-0.5">
        <Words line={line} />
      </p>
      <p className="border-t border-current pt-0.5">Date</p>
    </div>
  );
}

function SignedByOthers({ block }: { block: Extract<Block, { type: 'witness' | 'notary' }> }) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <Blocks blocks={block.blocks} />
      {block.names.map((name, index) =>
        block.type === 'notary' ? (
          <p key={index} className="mt-7 w-2/3 border-t border-current pt-0.5 text-xs">
            <Words line={name} />
          </p>
        ) : (
          <div key={index}>
            <p className="font-semibold">
              <Words line={name} />
            </p>
            {WITNESS_LINES.map((label) => (
              <p key={label} className="mt-3 grid grid-cols-[6rem_1fr] items-end text-xs">
                {label}
                <span className="border-b border-current" />
              </p>
            ))}
          </div>
        ),
      )}
    </div>
  );
}

function Table({ head, rows }: { head: readonly Line[]; rows: readonly (readonly Line[])[] }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-left text-xs [&_:is(td,th)]:border [&_:is(td,th)]:border-current/60 [&_:is(td,th)]:px-2 [&_:is(td,th)]:py-1 [&_:is(td,th)]:align-top">
        <thead className={clsx(head.every((cell) => textOf(cell).trim() === '') && 'hidden')}>
          <tr>
            {head.map((cell, index) => (
              <th key={index} scope="col">
                <Words line={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column}>
                  <Words line={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CaptionView({ caption }: { caption: Caption }) {
  const { court, county, matter, index, title, first, firstRole, second, secondRole } = caption;
  return (
    <div>
      <p className="font-semibold uppercase">
        {court && <Words line={court} />}
        {county && (
          <>
            <br />
            County of <Words line={county} />
          </>
        )}
      </p>
      <div className="mt-2 grid grid-cols-[3fr_2fr]">
        <div className="border-y border-r border-current py-2 pr-3">
          {matter ? (
            <Words line={matter} />
          ) : (
            <>
              <Party name={first} role={firstRole} />
              {(second || secondRole) && <p className="py-1 pl-6">-against-</p>}
              <Party name={second} role={secondRole} />
            </>
          )}
        </div>
        <div className="py-2 pl-4">
          {index && (
            <p>
              Index No. <Words line={index} />
            </p>
          )}
          {title && (
            <p className="pt-3 font-semibold">
              <Words line={title} />
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

function Party({ name, role }: { name: Line | undefined; role: Line | undefined }) {
  return (
    <Fragment>
      {name && (
        <p>
          <Words line={name} />,
        </p>
      )}
      {role && (
        <p className="pl-12">
          <Words line={role} />
        </p>
      )}
    </Fragment>
  );
}
