import { Container } from '~/ui/layout/layout';
import { CookieControl } from './cookie-control';
import type { FrameData } from './frame-data';
import { LegalLinks } from './legal-links';
import * as css from './page-footer.css';

/** The company's legal name and the configured legal links (SHELL-11), and the cookie button (SHELL-12). */
export function PageFooter({ frame }: { frame: FrameData }) {
  return (
    <footer className={css.footer}>
      <Container className={css.line}>
        <span>{frame.legalName}</span>
        <LegalLinks links={frame.legalLinks} className={css.links} linkClassName={css.link} />
      </Container>
      <CookieControl frame={frame} />
    </footer>
  );
}
