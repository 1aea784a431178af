import { ArrowRight, CircleCheck, Clock, FileWarning, type LucideIcon, Siren } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Accordion } from '#components/Accordion.tsx';
import { Button, buttonClass } from '#components/Button.tsx';
import { Card, Cards } from '#components/Card.tsx';
import { Figures } from '#components/Figures.tsx';
import { Checkbox } from '#components/fields/Checkbox.tsx';
import { Combobox, type ComboboxProps } from '#components/fields/Combobox.tsx';
import { Segments } from '#components/fields/Segments.tsx';
import { Select } from '#components/fields/Select.tsx';
import { Notice } from '#components/Notice.tsx';
import { Section, SectionHeader } from '#components/Section.tsx';
import { Spinner } from '#components/Spinner.tsx';
import { Tabs } from '#components/Tabs.tsx';
import { Legend, Tag } from '#components/Tag.tsx';
import { Table } from '#components/table/Table.tsx';
import styles from './Specimen.module.css';

/** Sample texts of the style guide, which is not part of the site. */
export const SAMPLES = {
  action: 'Show 214 hospitals',
  longAction: 'Show every hospital in the state that belongs to the network of your plan',
  link: 'Compare the plans',
  label: 'Name of the hospital',
  hint: 'Any part of the name',
  error: 'There is no city of this name. Choose one from the list.',
  empty: 'Nothing found',
  waiting: 'Looking for hospitals…',
  lead: 'Three plans for families in Latin America and the Caribbean, each with a choice of two networks.',
  text: 'The policy documents state what it covers and under which conditions, so ask your consultant before you count on it.',
  long: 'Hospitalization following a serious accident, without prior authorization, in a network of preferred providers',
  first: 'Annual maximum',
  second: 'Waiting period',
  third: 'Lifetime coverage',
  figure: 'US$15 million',
  period: 'per insured person and policy year',
  open: 'Open the list',
  close: 'Close',
  clear: 'Clear',
  choose: 'Your choice',
};

type Samples = typeof SAMPLES;

/** Components in their states, with these texts. Hover and focus are not simulated: use the mouse and the Tab key. */
export const Chapters = ({ samples }: { readonly samples: Samples }) =>
  [fields, buttons, buttonsOnInk, boxes, disclosures, marks].map((chapter) => {
    const { heading, lead, ground = 'shell', specimens, wide = [] } = chapter(samples);
    return (
      <Section key={heading} ground={ground} id={heading.toLowerCase().replace(/\W+/g, '-')}>
        <SectionHeader heading={heading} lead={lead} />
        <div className={styles.specimens}>
          {Object.entries(specimens).map(([state, specimen]) => (
            <figure key={state} className={styles.specimen} data-wide={wide.includes(state)}>
              <figcaption className={styles.state}>{state}</figcaption>
              <div className="min-width-0">{specimen}</div>
            </figure>
          ))}
        </div>
      </Section>
    );
  });

interface Chapter {
  readonly heading: string;
  readonly lead?: string;
  readonly ground?: 'sand' | 'ink';
  /** Specimens by their state. */
  readonly specimens: Readonly<Record<string, ReactNode>>;
  /** States that span a whole row. */
  readonly wide?: readonly string[];
}

interface StatefulProps<Value> {
  readonly initial: Value;
  readonly children: (value: Value, set: (value: Value) => void) => ReactNode;
}

/** Keeps the value of a controlled component. */
const Stateful = <Value,>({ initial, children }: StatefulProps<Value>) => {
  const [value, set] = useState(initial);
  return children(value, set);
};

const optionsOf = (texts: readonly string[]) => texts.map((text) => ({ value: text, text }));

const fields = (samples: Samples): Chapter => {
  const items = [
    { id: 'a', text: samples.first, detail: samples.second, kind: samples.third },
    { id: 'b', text: samples.long, detail: samples.period },
  ];
  const combobox = (typed: string, state: Pick<ComboboxProps, 'items' | 'error' | 'footer'>) => (
    <Stateful initial={typed}>
      {(value, type) => (
        <Combobox
          {...state}
          label={samples.label}
          name="combobox"
          placeholder={samples.hint}
          value={value}
          words={{ ...samples, count: (count) => `${count}: ${samples.choose}` }}
          onType={type}
          onChoose={({ text }) => type(text)}
        />
      )}
    </Stateful>
  );
  const select = (...texts: readonly [string, ...string[]]) => (
    <Stateful initial={texts[0]}>
      {(value, choose) => (
        <Select
          label={samples.choose}
          name="select"
          value={value}
          options={optionsOf(texts)}
          onChoose={choose}
        />
      )}
    </Stateful>
  );
  const checkbox = (label: string) => (
    <Stateful initial>
      {(checked: boolean, check) => <Checkbox label={label} checked={checked} onChange={check} />}
    </Stateful>
  );
  return {
    heading: 'Form controls',
    lead: 'A label above, an error below, never a color alone.',
    ground: 'sand',
    wide: ['Segments'],
    specimens: {
      'Combobox, empty (it opens on focus)': combobox('', { items }),
      'Combobox, filled': combobox(samples.first, { items }),
      'Combobox, wrong': combobox('Gotham', { items: [], error: samples.error }),
      'Combobox, nothing found': combobox(samples.long, { items: [], footer: samples.empty }),
      Select: select(samples.first, samples.second, samples.long),
      'Select, nothing to choose': select(samples.empty),
      Checkbox: (
        <>
          {checkbox(samples.first)}
          <br />
          {checkbox(samples.long)}
        </>
      ),
      Segments: (
        <Stateful initial={samples.first}>
          {(value, choose) => (
            <Segments
              legend={samples.choose}
              name="segments"
              value={value}
              options={optionsOf([samples.first, samples.second, samples.third, samples.long])}
              onChoose={choose}
            />
          )}
        </Stateful>
      ),
    },
  };
};

const buttons = (samples: Samples): Chapter => ({
  heading: 'Buttons and links',
  lead: 'Hover with the mouse, focus with the tab key.',
  specimens: {
    solid: <Button>{samples.action}</Button>,
    outline: <Button look="outline">{samples.action}</Button>,
    quiet: <Button look="quiet">{samples.action}</Button>,
    'With a mark': (
      <Button>
        {samples.link} <ArrowRight size={18} />
      </Button>
    ),
    Disabled: <Button disabled>{samples.action}</Button>,
    'Long text': <Button look="outline">{samples.longAction}</Button>,
    'A link that looks like a button': (
      <a className={buttonClass('solid')} href="#buttons-and-links">
        {samples.link}
      </a>
    ),
    'A link in a text': (
      <p>
        {samples.text} <a href="#buttons-and-links">{samples.link}</a>
      </p>
    ),
  },
});

const buttonsOnInk = (samples: Samples): Chapter => ({
  heading: 'Buttons on ink',
  ground: 'ink',
  specimens: {
    solid: <Button>{samples.action}</Button>,
    outline: <Button look="outline">{samples.action}</Button>,
    'quiet: not for ink': '',
  },
});

const boxes = (samples: Samples): Chapter => {
  const notice = (tone: 'calm' | 'sample' | 'urgent', Icon: LucideIcon) => (
    <Notice tone={tone} icon={<Icon size={22} />} heading={samples.first}>
      <p>{samples.text}</p>
    </Notice>
  );
  const figures = [
    { id: 'a', value: samples.figure, label: samples.period },
    { id: 'b', value: '274', label: samples.long },
    { id: 'c', value: '24/7', label: samples.third },
  ];
  return {
    heading: 'Cards, notices and figures',
    ground: 'sand',
    wide: ['Cards: short, long, with an action', 'Figures in columns', 'Figures in rows', 'Table'],
    specimens: {
      'Cards: short, long, with an action': (
        <Cards>
          <Card heading={samples.first}>
            <p>{samples.period}</p>
          </Card>
          <Card heading={samples.long}>
            <p>{samples.text}</p>
          </Card>
          <Card
            heading={samples.second}
            action={
              <a className={buttonClass('outline')} href="#cards-notices-and-figures">
                {samples.link}
              </a>
            }
          >
            <p>{samples.lead}</p>
          </Card>
        </Cards>
      ),
      'Notice, calm': notice('calm', CircleCheck),
      'Notice, sample': notice('sample', FileWarning),
      'Notice, urgent': notice('urgent', Siren),
      'Figures in columns': <Figures figures={figures} />,
      'Figures in rows': <Figures look="rows" figures={figures} />,
      Table: (
        <Table
          caption={samples.lead}
          columns={[samples.first, samples.second, samples.period]}
          rows={['1', '2', '3'].map((id) => ({
            id,
            heading: `${samples.first} ${id}`,
            cells: [samples.second, samples.link],
          }))}
        />
      ),
    },
  };
};

const disclosures = (samples: Samples): Chapter => {
  const headings = [samples.first, samples.second, samples.long];
  return {
    heading: 'Accordion and tabs',
    wide: ['Accordion: one open at a time', 'Tabs: arrows move'],
    specimens: {
      'Accordion: one open at a time': (
        <Accordion
          name="styleguide"
          items={headings.map((heading) => ({ id: heading, heading, body: <p>{samples.text}</p> }))}
        />
      ),
      'Tabs: arrows move': (
        <Tabs
          label={samples.choose}
          tabs={headings.map((label) => ({ id: label, label, body: <p>{`${label}. ${samples.text}`}</p> }))}
        />
      ),
    },
  };
};

const TONES = ['calm', 'sun', 'coral'] as const;

const marks = (samples: Samples): Chapter => ({
  heading: 'Tags, legend and waiting',
  wide: ['Legend'],
  specimens: {
    Tags: TONES.map((tone) => (
      <Tag key={tone} tone={tone} icon={<Clock size={16} />}>
        {samples.second}
      </Tag>
    )),
    'Tag, long text': <Tag>{samples.long}</Tag>,
    Legend: (
      <Legend
        entries={TONES.map((tone) => ({
          id: tone,
          tag: <Tag tone={tone}>{samples.third}</Tag>,
          text: samples.period,
        }))}
      />
    ),
    Loading: <Spinner text={samples.waiting} />,
  },
});
