import { parseRegistrationNumber } from '#domain/attorneys/license.ts';
import { Button } from '#web/ui/button.tsx';
import { copy } from '../copy.ts';
import { useStaff } from '../queries.ts';

type Name = { firstName: string; lastName: string };

/** While a number is typed: to whom it belongs, if the register knows. */
export function RegisterHint({ number, onName }: { number: string; onName: (name: Name) => void }) {
  const digits = parseRegistrationNumber(number);
  return digits === null ? null : <Found number={digits} onName={onName} />;
}

function Found({ number, onName }: { number: string; onName: (name: Name) => void }) {
  const lookup = useStaff('staffFindRegistration', { registrationNumber: number });
  const found = lookup.isPlaceholderData ? undefined : lookup.data?.found;
  if (found === undefined) return null;
  if (found === null) return <p className="mt-2 text-sm text-muted">{copy.license.notInRegister}</p>;
  const name = [found.firstName, found.middleName, found.lastName].filter(Boolean).join(' ');
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <p>{copy.license.found(name, found.status)}</p>
      <Button
        size="sm"
        variant="secondary"
        onClick={() => onName({ firstName: inCapitals(found.firstName), lastName: inCapitals(found.lastName) })}
      >
        {copy.license.useName}
      </Button>
    </div>
  );
}

/** The register shouts: MARIA DE LA CRUZ is Maria De La Cruz. */
function inCapitals(name: string): string {
  return name.toLowerCase().replaceAll(/(^|[\s'’-])\p{L}/gu, (start) => start.toUpperCase());
}
