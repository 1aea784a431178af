import { Link, type LinkProps } from 'react-router-dom';
import { useSitePath } from '#stores/language.ts';
import { type ButtonLook, buttonClass } from './Button.tsx';

interface SiteLinkProps extends Omit<LinkProps, 'to' | 'className'> {
  /** Path without language prefix; a query or fragment may follow. */
  readonly to: string;
  readonly className?: string | undefined;
  /** Makes the link look like a button. */
  readonly look?: ButtonLook;
}

/** Link to a page of the site in the page's language. */
export const SiteLink = ({ to, look, className = look && buttonClass(look), ...rest }: SiteLinkProps) => (
  <Link {...rest} className={className} to={useSitePath()(to)} />
);

type ActionLinkProps = Pick<SiteLinkProps, 'to' | 'look' | 'children'>;

/** Paragraph with a link that looks like a button. */
export const ActionLink = ({ look = 'outline', ...link }: ActionLinkProps) => (
  <p>
    <SiteLink look={look} {...link} />
  </p>
);
