import { useEffect, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { Dialog } from '#components/Dialog.tsx';
import { lazyComponent, useIdlePreload, useLazyComponent } from '#components/lazy/lazy-component.ts';
import { Spinner } from '#components/Spinner.tsx';
import { readableName } from '#content/readable-name.ts';
import type { PanelFrameWords } from '#content/words/words.ts';
import { closeHospital, useHospitalPanel } from '#stores/hospital-panel.ts';

const panel = lazyComponent(async () => (await import('./HospitalPanel.tsx')).HospitalPanel);

/** Opens at once; what it shows comes with its code. Leaving the page closes it. */
export const HospitalDialog = ({ words }: { readonly words: PanelFrameWords }) => {
  const hospital = useHospitalPanel((state) => state.hospital);
  const [last, setLast] = useState(hospital);
  if (hospital !== undefined && hospital !== last) setLast(hospital);
  const { Component, failures, retry } = useLazyComponent(panel, hospital !== undefined);
  useIdlePreload(panel);
  useEffect(() => closeHospital, []);
  // Stays mounted when closed, so that the browser can return the focus.
  if (last === undefined) return null;
  return (
    <Dialog
      open={hospital !== undefined}
      heading={readableName(last.name)}
      close={words.panel.close}
      onClose={closeHospital}
    >
      {Component !== undefined && <Component hospital={last} words={words} />}
      {Component === undefined && failures === 0 && <Spinner text={words.panel.loading} />}
      {failures > 0 && (
        <div role="alert" className="stack gap-2 justify-start">
          <p>{words.panel.failed}</p>
          <Button look="outline" onClick={retry}>
            {words.panel.retry}
          </Button>
        </div>
      )}
    </Dialog>
  );
};
