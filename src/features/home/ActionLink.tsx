import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type ButtonLook, buttonClass } from '#components/Button.tsx';
import { useSitePath } from '#stores/language.ts';

interface ActionLinkProps {
  /** Path without language prefix. */
  readonly to: string;
  readonly look?: ButtonLook;
  readonly children: ReactNode;
}

export const ActionLink = ({ to, look = 'outline', children }: ActionLinkProps) => {
  const sitePath = useSitePath();
  return (
    <p>
      <Link className={buttonClass(look)} to={sitePath(to)}>
        {children}
      </Link>
    </p>
  );
};
