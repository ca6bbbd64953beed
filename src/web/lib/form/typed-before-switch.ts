const KEPT_MS = 60_000;
const LOADS_MS = 10_000;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Typed = {
  readonly path: string;
  readonly at: number;
  readonly values: Readonly<Record<string, string | boolean>>;
};

/** Another language is another page: what stands in the fields of this one goes along. Passwords are never kept. */
export function keepTyped(key: string, path: string): void {
  const values = Object.fromEntries(controls().map((control) => [nameOf(control), valueOf(control)]));
  try {
    sessionStorage.setItem(key, JSON.stringify({ path, at: Date.now(), values } satisfies Typed));
  } catch {
    // A browser that keeps nothing loses what was typed, as at any reload.
  }
}

/**
 * On the page it was typed for. Fields come when their page, its session and its chat have been loaded, so each change of the
 * page is looked at until the person does something themselves.
 */
export function giveBackTyped(key: string): void {
  const typed = takeTyped(key);
  if (!typed || typed.path !== window.location.pathname + window.location.search) return;
  const page = new MutationObserver(() => {
    if (!('ready' in document.documentElement.dataset)) return;
    for (const control of controls()) {
      const value = typed.values[nameOf(control)];
      if (value !== undefined && value !== valueOf(control)) write(control, value);
    }
  });
  page.observe(document.documentElement, { subtree: true, childList: true, attributeFilter: ['data-ready'] });
  const stop = () => page.disconnect();
  setTimeout(stop, LOADS_MS);
  for (const event of ['keydown', 'pointerdown']) window.addEventListener(event, stop, { once: true, capture: true });
}

function takeTyped(key: string): Typed | null {
  try {
    const kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    const typed = kept === null ? null : (JSON.parse(kept) as Typed);
    return typed && Date.now() - typed.at < KEPT_MS ? typed : null;
  } catch {
    return null;
  }
}

const controls = (): Control[] =>
  [...document.querySelectorAll<Control>('input, textarea, select')].filter(
    (control) => nameOf(control) !== '' && !['password', 'file', 'hidden', 'radio'].includes(control.type),
  );

const nameOf = (control: Control) => control.name;
const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';
const valueOf = (control: Control) => (isBox(control) ? control.checked : control.value);

/** Sets a field as typing would, so that React notices. */
function write(control: Control, value: string | boolean): void {
  if (typeof value === 'boolean') return control.click();
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, 'value');
  property?.set?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
