import { type ReactNode, useState } from 'react';
import { Combobox, type ComboboxProps } from '#components/Combobox.tsx';
import { Specimen } from './Specimen.tsx';
import type { Samples } from './samples.ts';

type State = Pick<ComboboxProps, 'items' | 'error' | 'footer'> & { readonly typed?: string };

/** A text box with suggestions, in each of its states. */
export const ComboboxStates = ({ samples }: { readonly samples: Samples }): ReactNode => {
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

const ComboboxState = ({
  samples,
  typed = '',
  ...state
}: State & { readonly samples: Samples }): ReactNode => {
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
