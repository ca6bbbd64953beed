/** A prerendered form can be filled in before its script has loaded; what was typed wins over the initial values. */
export function typedBeforeHydration<Values extends Record<string, unknown>>(form: HTMLFormElement, initial: Values) {
  const typed: Record<string, unknown> = {};
  for (const control of form.elements) {
    if (!isTextControl(control) && !isCheckbox(control)) continue;
    const value = isCheckbox(control) ? control.checked : control.value;
    const before = initial[control.name];
    // The same name may stand for different things in a form: only a value of the same type is the field's.
    if (typeof before === typeof value && before !== value) typed[control.name] = value;
  }
  return typed as Partial<Values>;
}

function isCheckbox(control: Element): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === 'checkbox';
}

function isTextControl(control: Element): control is HTMLInputElement | HTMLTextAreaElement {
  return (control instanceof HTMLInputElement && !isCheckbox(control)) || control instanceof HTMLTextAreaElement;
}
