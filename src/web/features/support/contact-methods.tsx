import { useEffect, useRef } from 'react';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import type { ContactValues } from './contact-schema.ts';
import { copy } from './copy.ts';

type Methods = ContactValues['contactMethods'];
const METHODS = ['email', 'phone', 'text'] as const;

export type ContactMethodsProps = {
  value: Methods;
  error: string | undefined;
  onChange: (methods: Methods) => void;
};

/** The error stands with the last box, which is where the group ends and where focus can go. */
export function ContactMethods({ value, error, onChange }: ContactMethodsProps) {
  const group = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    const ticked = (method: string) => group.current?.querySelector<HTMLInputElement>(`[value=${method}]`)?.checked;
    const shown = { email: ticked('email'), phone: ticked('phone'), text: ticked('text') };
    const wasChanged = METHODS.some((method) => shown[method] !== value[method]);
    if (wasChanged) onChange({ email: !!shown.email, phone: !!shown.phone, text: !!shown.text });
    // A box can be ticked before the page's script has loaded: what is seen is what counts.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <fieldset ref={group} className="min-w-0">
      <legend className="text-sm font-semibold">{copy.contact.methods}</legend>
      <div className="mt-1">
        {METHODS.map((method) => (
          <Checkbox
            key={method}
            label={copy.contact.method[method]}
            name="contactMethods"
            value={method}
            checked={value[method]}
            onChange={(event) => onChange({ ...value, [method]: event.target.checked })}
            error={method === 'text' ? error : undefined}
          />
        ))}
      </div>
    </fieldset>
  );
}
