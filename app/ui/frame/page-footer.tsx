import { Container } from '~/ui/layout/layout';
import { CookieControl } from './cookie-control';
import type { FrameData } from './frame-data';
import { LegalLinks } from './legal-links';
import * as css from './page-footer.css';

/** SHELL-11, SHELL-12 */
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
