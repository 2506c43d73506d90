import { useTranslation } from 'react-i18next';
import { Container } from 'ui/layout/layout';
import { visuallyHidden } from 'ui/theme/text.css';
import { CookieControl } from './cookie-settings';
import type { FrameData } from './frame-data';
import * as css from './page-frame.css';

type LegalLinksProps = { links: FrameData['legalLinks']; className?: string; linkClassName?: string };

export function LegalLinks({ links, className, linkClassName }: LegalLinksProps) {
  const { t } = useTranslation('frame');
  const allLinks = [
    { href: links.terms, text: t('footer.terms') },
    { href: links.termsOfUse, text: t('footer.termsOfUse') },
    { href: links.privacy, text: t('footer.privacy') },
    { href: links.imprint, text: t('footer.imprint') },
    { href: links.accessibility, text: t('footer.accessibility') },
    { href: links.security, text: t('footer.security') },
  ];
  const configuredLinks = allLinks.filter((link): link is { href: string; text: string } =>
    Boolean(link.href),
  );
  if (configuredLinks.length === 0) return null;
  return (
    <nav aria-label={t('footer.label')}>
      <ul className={className}>
        {configuredLinks.map(({ href, text }) => (
          <li key={text}>
            <a href={href} target="_blank" rel="noopener noreferrer" className={linkClassName}>
              <span>{text}</span>
              <span className={visuallyHidden}>{` (${t('footer.newTab')})`}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function PageFooter({ frame }: { frame: FrameData }) {
  return (
    <footer className={css.footer}>
      <Container className={css.footerLine}>
        <span>{frame.legalName}</span>
        <LegalLinks links={frame.legalLinks} className={css.links} linkClassName={css.link} />
      </Container>
      <CookieControl frame={frame} />
    </footer>
  );
}
