import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useTexts } from '../live/page-context';
import type { BankData } from './bank-data';
import * as css from './offer-preview.css';

interface Props extends Pick<BankData, 'entries' | 'amount' | 'buttonTextContrast' | 'linkContrast'> {
  logoSrc: string | null;
}

export function OfferPreview({ entries, logoSrc, amount, buttonTextContrast, linkContrast }: Props) {
  const t = useTexts('bank');
  const { name, colour } = entries;
  return (
    <section aria-labelledby="preview-title">
      <h2 id="preview-title" className={css.title}>
        {t('preview')}
      </h2>
      <div className={css.previewStage}>
        <div
          className={css.portalWindow}
          role="img"
          aria-label={t('previewOf', { name, amount })}
          style={assignInlineVars({
            [css.brandColour]: colour,
            [css.textColourOnBrand]: buttonTextContrast.usedColour,
            [css.linkColour]: linkContrast.usedColour,
          })}
        >
          <div className={css.portalHeader}>
            {logoSrc ? (
              <img className={css.logoImage} src={logoSrc} alt="" />
            ) : (
              <i className={css.logoPlaceholder} />
            )}
            <b>{name}</b>
            <span className={css.linkText}>{t('help')}</span>
          </div>
          <div className={css.portalBody}>
            <p className={css.offerTitle}>{t('offerTitle')}</p>
            <div className={css.offerSheet}>
              <div className={css.offerSheetHeader}>
                <small>{t('offerKind')}</small>
                <b>{amount}</b>
              </div>
              <div className={css.actions}>
                <span className={css.primaryAction}>{t('offerButton')}</span>
                <span className={css.linkText}>{t('help')}</span>
              </div>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
