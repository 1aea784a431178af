/// <reference lib="dom.iterable" />
import type { createElement } from 'react';
import type { editorConfig, handleRequest } from './answer.ts';
import type { Field } from './form.ts';
import type { Problem } from './save.ts';

/** Immutable map in which Decap stores values and fields. */
interface Values {
  readonly get: (name: string) => unknown;
  readonly set: (name: string, value: unknown) => Values;
  readonly toJS: () => unknown;
}

interface Control {
  readonly props: {
    readonly field: Values;
    readonly value?: Values | string | null;
    readonly onChange: (value: unknown) => void;
    readonly forID: string;
  };
  readonly forceUpdate: () => void;
}

/** Decap's UI texts by name, nested. */
interface Phrases {
  readonly [name: string]: string | Phrases;
}

interface Preview {
  readonly props: { readonly entry: Values };
  readonly state: { readonly path: string };
  readonly setState: (state: { readonly path: string }) => void;
}

declare global {
  interface Window {
    readonly h: typeof createElement;
    readonly createClass: <This>(methods: object & ThisType<This>) => unknown;
    readonly CMS: {
      readonly getLocale: (name: string) => Phrases;
      readonly registerLocale: (name: string, phrases: Phrases) => void;
      readonly init: (options: { readonly config: object }) => void;
      readonly registerWidget: (name: string, control: unknown) => void;
      readonly registerPreviewTemplate: (name: string, component: unknown) => void;
      readonly registerPreviewStyle: (style: string) => void;
    };
  }
}

const { h, createClass, CMS } = window;

type Config = ReturnType<typeof editorConfig>;
const { config, languages, pages, pageOf } = (await (
  await fetch(`/edit/config${location.search}`)
).json()) as Config;

/** Returns the id of the entry whose form is open: "words/home". */
const openEntry = (): string => location.hash.replace(/^#\/collections\/(.+?)\/entries\//, '$1/');

let problems: readonly Problem[] = [];
const controls = new Set<Control>();

// Decap shows only the message of a rejected save. The response also names the fields, so this wrapper reads the response.
const { fetch: send } = window;
window.fetch = async (...request) => {
  const response = await send(...request);
  if (!response.url.endsWith('/edit/api')) return response;
  const body = (await response.clone().json()) as ReturnType<typeof handleRequest>['body'] & {
    problems?: readonly Problem[];
  };
  if (body.problems !== undefined) {
    problems = body.problems;
    for (const control of controls) control.forceUpdate();
    document.querySelector('[data-problem]')?.scrollIntoView({ block: 'center' });
  }
  return response;
};

const problemAt = (at: string, language: string): string | undefined =>
  problems.find(
    (each) => each.entry === openEntry() && each.at === at && (language === '' || each.language === language),
  )?.what;

const rowsFor = (text: string): number =>
  Math.min(16, Math.max(1, ...[text.split('\n').length, Math.ceil(text.length / 26)]));

const nameOf = (code: string): string => languages.find((each) => each.code === code)?.name ?? '';

/** Control for a text in each language, side by side, or for a value that all languages share. */
const TextControl = createClass<Control>({
  componentDidMount() {
    controls.add(this);
    const wanted = new URLSearchParams(location.search).get('field');
    if (wanted !== this.props.field.get('at')) return;
    const control = document.getElementById(this.props.forID);
    control?.scrollIntoView({ block: 'center' });
    control?.focus();
  },
  componentWillUnmount() {
    controls.delete(this);
  },
  shouldComponentUpdate: () => true,
  render() {
    const { field, value, onChange, forID } = this.props;
    const values = typeof value === 'object' ? value : undefined;
    const { at = '', label, languages: codes = [] } = field.toJS() as Field;
    const cells = codes.map((code, index) => {
      const text = String((values ? values.get(code) : code === '' ? value : '') ?? '');
      const problem = problemAt(at, code);
      const change = ({ target }: { readonly target: HTMLTextAreaElement }): void => {
        const others = Object.fromEntries(codes.map((each) => [each, '']));
        if (code === '') onChange(target.value);
        else onChange(values ? values.set(code, target.value) : { ...others, [code]: target.value });
      };
      return h(
        'div',
        { key: code, lang: code || undefined },
        code === '' ? null : h('span', { className: 'content-language' }, nameOf(code)),
        h('textarea', {
          id: index === 0 ? forID : undefined,
          'aria-label': code === '' ? label : `${label}, ${nameOf(code)}`,
          'aria-invalid': problem !== undefined,
          rows: rowsFor(text),
          value: text,
          onChange: change,
        }),
        problem === undefined ? null : h('p', { role: 'alert', 'data-problem': '' }, problem),
      );
    });
    return h('div', { className: 'content-text' }, cells);
  },
});

const PHONE = 390;

/** Preview of the page that shows the entry, in every language. Vite serves the page and reloads it after every save. */
const PagePreview = createClass<Preview>({
  getInitialState: () => ({ path: pageOf[openEntry()] ?? '/' }),
  render() {
    const { path } = this.state;
    const change = ({ target }: { readonly target: HTMLSelectElement }): void =>
      this.setState({ path: target.value });
    const options = pages.map((each) => h('option', { key: each }, each));
    return h(
      'div',
      null,
      h('label', null, 'Page ', h('select', { value: path, onChange: change }, options)),
      h(
        'div',
        { className: 'pages' },
        languages.map(({ name, prefix, code }) =>
          h(
            'figure',
            { key: code },
            h('figcaption', null, name),
            h('iframe', {
              title: name,
              src: `${location.origin}${prefix}${path}`,
              width: PHONE,
              height: 844,
            }),
          ),
        ),
      ),
    );
  },
});

CMS.registerWidget('content-text', TextControl);
for (const { name, files = [] } of config.collections as readonly {
  name: string;
  files?: readonly { name: string }[];
}[])
  for (const template of [name, ...files.map((file) => file.name)])
    CMS.registerPreviewTemplate(template, PagePreview);
CMS.registerPreviewStyle('/scripts/edit/editor.css?direct');
const phrases = CMS.getLocale('en') as Record<'editor' | 'ui', Record<'editorToolbar' | 'toast', Phrases>>;
CMS.registerLocale('en', {
  ...phrases,
  editor: {
    ...phrases.editor,
    editorToolbar: {
      ...phrases.editor.editorToolbar,
      publish: 'Save',
      publishNow: 'Save now',
      publishing: 'Checking …',
      published: 'Saved',
    },
  },
  ui: { ...phrases.ui, toast: { ...phrases.ui.toast, onFailToPersist: 'Not saved: %{details}' } },
});
// The files are on this computer, so no login is needed.
localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'proxy' }));
CMS.init({ config });
