import { type ComponentType, lazy, useEffect } from 'react';

export type LazyPage = ComponentType & { preload: () => Promise<void> };

/**
 * A page whose code comes when it is first shown, or earlier by `preload`. A prerendered page must be preloaded
 * before it is hydrated: if the session became known while its code was still on the way, React would throw the
 * finished HTML away, and with it what somebody had already typed.
 */
export function lazyPage<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): LazyPage {
  const loaded: { page: ComponentType | null } = { page: null };
  const loadPage = async () => {
    loaded.page ??= alivePage((await load())[name]);
    return { default: loaded.page };
  };
  const Later = lazy(loadPage);

  function Page() {
    const Now = loaded.page;
    return Now ? <Now /> : <Later />;
  }
  return Object.assign(Page, { preload: async () => void (await loadPage()) });
}

/** Marks the document once the page itself, not only its frame, answers to clicks and keys. */
export function alivePage(Page: ComponentType): ComponentType {
  return function AlivePage() {
    useEffect(() => {
      document.documentElement.dataset['ready'] = 'true';
    }, []);
    return <Page />;
  };
}
