type Policy = { createScriptURL(url: string): unknown };
type WithTrustedTypes = { trustedTypes?: { createPolicy(name: string, rules: object): Policy } };

let policy: Policy | null | undefined;

/** Scripts of our own that may be run beside the page. */
const isOurs = (url: string) => url === '/offline-worker.js' || /^\/assets\/[\w.-]+\.js$/.test(url);

/** Browsers that check where scripts come from want it said; ours come from these places alone. The policy can be made only once. */
export function trustedScript(url: string): string {
  policy ??=
    (window as WithTrustedTypes).trustedTypes?.createPolicy('default', {
      createScriptURL: (wanted: string) => (isOurs(wanted) ? wanted : ''),
    }) ?? null;
  return (policy?.createScriptURL(url) ?? url) as string;
}
