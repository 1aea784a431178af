import { useState } from 'react';
import { Accordion } from '#components/Accordion.tsx';
import { Button } from '#components/Button.tsx';
import { Dialog } from '#components/Dialog.tsx';
import { Tabs } from '#components/Tabs.tsx';
import { Chapter, Specimen } from './Specimen.tsx';
import type { Samples } from './samples.ts';

const KEYS = ['first', 'second', 'long'] as const;

export const Disclosures = ({ samples }: { readonly samples: Samples }) => (
  <Chapter heading="Accordion, tabs and dialog">
    <Specimen state="Accordion: one open at a time" wide>
      <Accordion
        name="styleguide"
        items={KEYS.map((key) => ({
          id: `accordion-${key}`,
          heading: samples[key],
          body: <p>{samples.text}</p>,
        }))}
      />
    </Specimen>
    <Specimen state="Tabs: arrows move" wide>
      <Tabs
        label={samples.choose}
        tabs={KEYS.map((key) => ({
          id: key,
          label: samples[key],
          body: (
            <p>
              {samples[key]}. {samples.text}
            </p>
          ),
        }))}
      />
    </Specimen>
    <Specimen state="Dialog: closed by its mark, Escape or the backdrop">
      <DialogState samples={samples} />
    </Specimen>
  </Chapter>
);

const DialogState = ({ samples }: { readonly samples: Samples }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {samples.open}
      </Button>
      <Dialog open={open} heading={samples.heading} close={samples.close} onClose={() => setOpen(false)}>
        <p>{samples.text}</p>
        <Button onClick={() => setOpen(false)}>{samples.action}</Button>
      </Dialog>
    </>
  );
};
