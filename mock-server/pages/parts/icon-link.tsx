import ExternalLink from 'virtual:icon/external-link';
import { Icon } from 'ui/layout/icon';
import { iconLink } from './icon-link.css';

/** @param props.of title of the target, for screen readers */
export function ExternalIconLink({ href, label, of }: { href: string; label: string; of: string }) {
  return (
    <a
      className={iconLink}
      href={href}
      target="_blank"
      rel="noopener"
      title={label}
      aria-label={`${label}: ${of}`}
    >
      <Icon of={ExternalLink} size={16} />
    </a>
  );
}
