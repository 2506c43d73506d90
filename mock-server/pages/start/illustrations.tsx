import { useTexts } from '../live/page-context';
import { Miniature, type MiniatureData } from '../parts/miniature';
import * as css from './illustrations.css';

interface Colours {
  readonly background: string;
  readonly color: string;
}

export interface DrawnOffer {
  readonly amount: string;
  readonly bank: string;
  readonly company: string;
  readonly colours: Colours;
}

export function OfferIllustration({ amount, bank, company, colours }: DrawnOffer) {
  const t = useTexts('start');
  return (
    <div className={css.offerPicture}>
      <div className={css.offerHeader} style={colours}>
        <small>{t('offer')}</small>
        <b>{amount}</b>
      </div>
      <p className={css.offerFooter}>
        <b>{bank}</b>
        <span>{company}</span>
      </p>
    </div>
  );
}

export interface DrawnSituation {
  readonly miniature: MiniatureData;
  readonly title: string;
  readonly summary: string;
}

export function SituationsIllustration({ situations }: { situations: readonly DrawnSituation[] }) {
  return (
    <ul className={css.situationList}>
      {situations.map(({ miniature, title, summary }) => (
        <li key={title}>
          <Miniature miniature={miniature} />
          <b>{title}</b>
          <small>{summary}</small>
        </li>
      ))}
    </ul>
  );
}

export interface DrawnBrand {
  readonly name: string;
  readonly colours: Colours;
}

export function BrandsIllustration({ brands }: { brands: readonly DrawnBrand[] }) {
  const t = useTexts('start');
  return (
    <ul className={css.brandFan}>
      {brands.map(({ name, colours }) => (
        <li key={name}>
          <b>{name}</b>
          <span style={colours}>{t('offer')}</span>
        </li>
      ))}
    </ul>
  );
}
