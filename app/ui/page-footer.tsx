import type { FrameData } from './frame-data';
import { Container } from './layout';
import { LegalLinks } from './legal-links';
import * as css from './page-footer.css';

/** The company's legal name and the configured legal links (SHELL-11), on one line where there is room. */
export function PageFooter({ frame }: { frame: FrameData }) {
  return (
    <footer className={css.footer}>
      <Container className={css.line}>
        <span>{frame.legalName}</span>
        <LegalLinks links={frame.legalLinks} className={css.links} linkClassName={css.link} />
      </Container>
    </footer>
  );
}
