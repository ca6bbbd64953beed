import { copy } from '../copy.ts';
import { countText, momentText } from '../format.ts';
import { ImportForm } from './import-form.tsx';
import { ImportHistory } from './import-history.tsx';
import { ImportProgress } from './import-progress.tsx';
import { LoadFailed } from '../list-view.tsx';
import { PageFrame, Panel } from '../page-frame.tsx';
import { isRunning, useImports, useStaff } from '../queries.ts';
import { useImport } from './use-import.ts';

const words = copy.register;

export function Register() {
  const sending = useImport();
  const imports = useImports(sending.isSending);
  const running = imports.data?.find(isRunning);
  return (
    <PageFrame heading={copy.nav.register} text={words.text}>
      <Held />
      {running ? (
        <ImportProgress job={running} isOwn={sending.isSending} onStop={sending.cancel} />
      ) : (
        <ImportForm sending={sending} />
      )}
      <Panel heading={words.history}>
        {imports.isLoadingError && <LoadFailed onRetry={() => void imports.refetch()} />}
        {imports.data && <ImportHistory imports={imports.data} />}
      </Panel>
    </PageFrame>
  );
}

function Held() {
  const register = useStaff('staffGetRegister', null);
  // Its line is kept, so that the button below does not move while somebody is about to press it.
  if (!register.data) return <p aria-hidden>&nbsp;</p>;
  const { rows, notSeen, asOf } = register.data;
  return (
    <p>
      {asOf ? words.holds(countText(rows), momentText(asOf)) : words.none}{' '}
      {notSeen > 0 && words.notSeen(countText(notSeen))}
    </p>
  );
}
