import type { LibraryDocument } from '#contract/documents/documents.ts';
import { TextLink } from '#web/frame/text-link.tsx';
import { copy } from '../copy.ts';

export function NextSteps({ steps }: { steps: LibraryDocument['steps'] }) {
  return (
    <ol className="grid list-decimal gap-2 pl-5 marker:font-semibold marker:text-muted">
      {steps.map((step) => (
        <li key={step.text}>
          <span className="font-semibold">{copy.steps[step.do]}.</span> {step.text}
          {step.link && (
            <>
              {' '}
              <TextLink to={step.link} newTab>
                {step.linkText}
              </TextLink>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
