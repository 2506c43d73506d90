import { useTexts } from '../live/page-context';
import { Card } from '../parts/card';
import { quietText } from '../parts/card.css';
import type { BankData } from './bank-data';
import * as css from './contrast-card.css';
import { createContrastTexts } from './contrast-texts';

export function ContrastCard({ entries, buttonTextContrast, linkContrast }: BankData) {
  const t = useTexts('bank');
  const { button, white } = createContrastTexts({ buttonTextContrast, linkContrast }, t);

  return (
    <Card
      titleId="contrast-title"
      title={t('contrast')}
      end={<span className={quietText}>{t('contrastHint')}</span>}
    >
      <div className={css.samples}>
        <div>
          <h3>{t('onButtons')}</h3>
          <span
            className={css.sample}
            data-sample="button"
            style={{ background: entries.colour, color: buttonTextContrast.usedColour }}
          >
            {t('offerButton')}
          </span>
          <p className={quietText}>{button}</p>
        </div>
        <div>
          <h3>{t('links')}</h3>
          <span className={css.sample} data-kind="link" style={{ color: linkContrast.usedColour }}>
            {t('help')}
          </span>
          <p className={quietText}>{white}</p>
        </div>
        <div>
          <h3>{t('controls')}</h3>
          <span className={css.sample} style={{ background: linkContrast.usedColour, color: '#fff' }}>
            {linkContrast.usedColour}
          </span>
          <p className={quietText}>{white}</p>
        </div>
      </div>
    </Card>
  );
}
