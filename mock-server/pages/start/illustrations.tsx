import { useTexts } from '../live/page-context';
import { type Glimpse, Miniature } from '../parts/miniature';
import * as css from './illustrations.css';

interface Colours {
  readonly background: string;
  readonly color: string;
}

export interface OfferDrawn {
  readonly amount: string;
  readonly bank: string;
  readonly company: string;
  readonly colours: Colours;
}

export function OfferIllustration({ amount, bank, company, colours }: OfferDrawn) {
  const t = useTexts('start');
  return (
    <div className={css.offerPicture}>
      <div className={css.offerHead} style={colours}>
        <small>{t('offer')}</small>
        <b>{amount}</b>
      </div>
      <p className={css.offerFoot}>
        <b>{bank}</b>
        <span>{company}</span>
      </p>
    </div>
  );
}

export interface SituationDrawn {
  readonly glimpse: Glimpse;
  readonly title: string;
  readonly summary: string;
}

export function SituationsIllustration({ shown }: { shown: readonly SituationDrawn[] }) {
  return (
    <ul className={css.situationList}>
      {shown.map(({ glimpse, title, summary }) => (
        <li key={title}>
          <Miniature glimpse={glimpse} />
          <b>{title}</b>
          <small>{summary}</small>
        </li>
      ))}
    </ul>
  );
}

export interface BrandDrawn {
  readonly name: string;
  readonly colours: Colours;
}

export function BrandsIllustration({ brands }: { brands: readonly BrandDrawn[] }) {
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
