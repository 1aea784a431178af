import { parseHTML } from 'linkedom';
import { createElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type LazyComponent, useLazyComponent } from '#components/lazy/lazy-component.ts';

const Loaded = () => createElement('p', undefined, 'loaded');

/** Creates a component whose code arrives after the first render. */
const lateComponent = (): LazyComponent<object> => {
  let renders = 0;
  return {
    load: () => Promise.resolve(Loaded),
    loaded: () => (renders++ === 0 ? undefined : Loaded),
  };
};

const Host = ({ lazy }: { readonly lazy: LazyComponent<object> }) => {
  const { Component } = useLazyComponent(lazy, true);
  return Component ? createElement(Component) : 'waiting';
};

beforeEach(() => {
  const { window, document } = parseHTML('<div id="root"></div>');
  vi.stubGlobal('window', Object.assign(window, { location: new URL('https://www.health-plans.example/') }));
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', window.navigator);
});

it('a component is rendered if its code arrives between the first render and its effect', async () => {
  const { createRoot } = await import('react-dom/client');
  const holder = document.querySelector('#root');
  if (holder === null) throw new Error('no root');
  const root = createRoot(holder);
  root.render(createElement(Host, { lazy: lateComponent() }));
  await vi.waitFor(() => expect(holder.textContent).toBe('loaded'));
  root.unmount();
});
