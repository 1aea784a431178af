import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonLook, buttonClass } from '#components/Button.tsx';
import { Checkbox } from '#components/fields/Checkbox.tsx';
import { Combobox, type ComboboxProps } from '#components/fields/Combobox.tsx';
import { Segments } from '#components/fields/Segments.tsx';
import { Select } from '#components/fields/Select.tsx';
import { Icon } from '#components/Icon.tsx';
import { Chapter, Specimen } from './Specimen.tsx';
import type { Samples } from './samples.ts';

export const Fields = ({ samples }: { readonly samples: Samples }) => (
  <Chapter heading="Form controls" lead="A label above, an error below, never a color alone." ground="sand">
    <ComboboxStates samples={samples} />
    <Specimen state="Select">
      <SelectState label={samples.choose} options={[samples.first, samples.second, samples.long]} />
    </Specimen>
    <Specimen state="Select, nothing to choose">
      <SelectState label={samples.choose} options={[samples.empty]} />
    </Specimen>
    <Specimen state="Checkbox">
      <CheckboxState label={samples.first} />
      <br />
      <CheckboxState label={samples.long} />
    </Specimen>
    <Specimen state="Segments" wide>
      <SegmentsState samples={samples} />
    </Specimen>
  </Chapter>
);

const SelectState = ({ label, options }: { readonly label: string; readonly options: readonly string[] }) => {
  const [value, choose] = useState('0');
  return (
    <Select
      label={label}
      name="select"
      value={value}
      options={options.map((text, index) => ({ value: String(index), text }))}
      onChoose={choose}
    />
  );
};

const CheckboxState = ({ label }: { readonly label: string }) => {
  const [checked, check] = useState(true);
  return <Checkbox label={label} checked={checked} onChange={check} />;
};

const SegmentsState = ({ samples }: { readonly samples: Samples }) => {
  const [value, choose] = useState('first');
  const options = (['first', 'second', 'third', 'long'] as const).map((key) => ({
    value: key as string,
    text: samples[key],
  }));
  return (
    <Segments legend={samples.choose} name="segments" value={value} options={options} onChoose={choose} />
  );
};

type State = Pick<ComboboxProps, 'items' | 'error' | 'footer'> & { readonly typed?: string };

const ComboboxStates = ({ samples }: { readonly samples: Samples }) => {
  const items = [
    { id: 'a', text: samples.first, detail: samples.second, kind: samples.third },
    { id: 'b', text: samples.long, detail: samples.period },
  ];
  return (
    <>
      <Specimen state="Combobox, empty (it opens on focus)">
        <ComboboxState samples={samples} items={items} />
      </Specimen>
      <Specimen state="Combobox, filled">
        <ComboboxState samples={samples} items={items} typed={samples.first} />
      </Specimen>
      <Specimen state="Combobox, wrong">
        <ComboboxState samples={samples} items={[]} typed="Gotham" error={samples.error} />
      </Specimen>
      <Specimen state="Combobox, nothing found">
        <ComboboxState samples={samples} items={[]} footer={samples.empty} typed={samples.long} />
      </Specimen>
    </>
  );
};

const ComboboxState = ({ samples, typed = '', ...state }: State & { readonly samples: Samples }) => {
  const [value, type] = useState(typed);
  return (
    <Combobox
      {...state}
      label={samples.label}
      name="combobox"
      placeholder={samples.hint}
      value={value}
      words={{
        clear: samples.clear,
        open: samples.open,
        close: samples.close,
        count: (count) => `${count}: ${samples.choose}`,
      }}
      onType={type}
      onChoose={({ text }) => type(text)}
    />
  );
};

const LOOKS: readonly ButtonLook[] = ['solid', 'outline', 'quiet'];

/** Hover and focus are not simulated: use the mouse and the Tab key. */
export const Buttons = ({ samples }: { readonly samples: Samples }) => (
  <>
    <Chapter heading="Buttons and links" lead="Hover with the mouse, focus with the tab key.">
      {LOOKS.map((look) => (
        <Specimen key={look} state={look}>
          <Button look={look}>{samples.action}</Button>
        </Specimen>
      ))}
      <Specimen state="With a mark">
        <Button>
          {samples.link} <Icon of={ArrowRight} size={18} />
        </Button>
      </Specimen>
      <Specimen state="Disabled">
        <Button disabled>{samples.action}</Button>
      </Specimen>
      <Specimen state="Long text">
        <Button look="outline">{samples.longAction}</Button>
      </Specimen>
      <Specimen state="A link that looks like a button">
        <a className={buttonClass('solid')} href="#buttons-and-links">
          {samples.link}
        </a>
      </Specimen>
      <Specimen state="A link in a text">
        <p>
          {samples.text} <a href="#buttons-and-links">{samples.link}</a>
        </p>
      </Specimen>
    </Chapter>
    <Chapter heading="Buttons on ink" ground="ink">
      {LOOKS.map((look) => (
        <Specimen key={look} state={look === 'quiet' ? 'quiet: not for ink' : look}>
          {look !== 'quiet' && <Button look={look}>{samples.action}</Button>}
        </Specimen>
      ))}
    </Chapter>
  </>
);
