import { ArrowRight } from 'lucide-react';
import { Button, type ButtonLook, buttonClass } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { Chapter, Specimen } from './Specimen.tsx';
import type { Samples } from './samples.ts';

const LOOKS: readonly ButtonLook[] = ['solid', 'outline', 'quiet'];

/** Hover and focus are real: use the mouse and the Tab key. */
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
