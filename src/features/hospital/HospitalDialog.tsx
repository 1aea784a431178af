import { useState } from 'react';
import { Dialog } from '#components/Dialog.tsx';
import { readableName } from '#content/readable-name.ts';
import type { PanelFrameWords } from '#content/words/words.ts';
import { closeHospital, useHospitalPanel } from '#stores/hospital-panel.ts';
import { HospitalPanel } from './HospitalPanel.tsx';

export const HospitalDialog = ({ words }: { readonly words: PanelFrameWords }) => {
  const { hospital } = useHospitalPanel();
  const [last, setLast] = useState(hospital);
  if (hospital !== undefined && hospital !== last) setLast(hospital);
  return (
    last && (
      <Dialog
        open={hospital !== undefined}
        heading={readableName(last.name)}
        close={words.panel.close}
        onClose={closeHospital}
      >
        <HospitalPanel hospital={last} words={words} />
      </Dialog>
    )
  );
};
