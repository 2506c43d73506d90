import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useTexts } from '../live/page-context';
import type { BankData } from './bank-data';
import * as css from './offer-preview.css';

export function OfferPreview({ entries, logo, amount, onButton, onWhite }: BankData) {
  const t = useTexts('workbench');
  const { name, colour } = entries;
  return (
    <section aria-labelledby="preview-title">
      <h2 id="preview-title" className={css.title}>
        {t('preview')}
      </h2>
      <div className={css.stage}>
        <div
          className={css.window}
          role="img"
          aria-label={t('previewOf', { name, amount })}
          style={assignInlineVars({
            [css.brand]: colour,
            [css.onBrand]: onButton.used,
            [css.link]: onWhite.used,
          })}
        >
          <div className={css.header}>
            {logo ? <img className={css.mark} src={logo.src} alt="" /> : <i className={css.dot} />}
            <b>{name}</b>
            <span className={css.linked}>{t('help')}</span>
          </div>
          <div className={css.body}>
            <p className={css.offer}>{t('offerTitle')}</p>
            <div className={css.sheet}>
              <div className={css.sheetHead}>
                <small>{t('offerKind')}</small>
                <b>{amount}</b>
              </div>
              <div className={css.actions}>
                <span className={css.action}>{t('offerButton')}</span>
                <span className={css.linked}>{t('help')}</span>
              </div>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
