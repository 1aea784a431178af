import type { ReactNode } from 'react';
import type { ButtonLook } from '#components/Button.tsx';
import { SiteLink } from '#components/SiteLink.tsx';

interface ActionLinkProps {
  /** Path without language prefix. */
  readonly to: string;
  readonly look?: ButtonLook;
  readonly children: ReactNode;
}

export const ActionLink = ({ to, look = 'outline', children }: ActionLinkProps) => (
  <p>
    <SiteLink look={look} to={to}>
      {children}
    </SiteLink>
  </p>
);
