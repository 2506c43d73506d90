import { Fragment } from 'react';
import { useTexts } from '../live/page-context';
import { EntryProblem } from '../parts/entry-problem';
import type { ProviderData, ProviderDecision } from './provider-data';
import * as css from './provider-page.css';

export function ProviderPage({ title, provider, lead, languages, language, decision, portal }: ProviderData) {
  const t = useTexts('providers');
  const languagesLabel = useTexts('shell')('languages');
  return (
    <div className={css.page}>
      <header className={css.providerHeader}>
        <b>{t('page.simulator')}</b> {provider !== '' && <span>{provider}</span>}
        <nav aria-label={languagesLabel}>
          {languages.map(({ code, name, href }) => (
            <a
              key={code}
              href={href}
              hrefLang={code}
              lang={code}
              aria-current={code === language ? 'true' : undefined}
            >
              {name}
            </a>
          ))}
        </nav>
      </header>
      <main className={css.providerContent}>
        {decision && <p className={css.notice}>{t('page.notReal')}</p>}
        <div>
          <h1>{title}</h1>
          <p className={css.lead}>{lead}</p>
        </div>
        {decision && <Identification {...decision} />}
        {portal !== null && (
          <p>
            <a href={portal}>{t(decision ? 'page.back' : 'page.toPortal')}</a>
          </p>
        )}
      </main>
    </div>
  );
}

function Identification(decision: ProviderDecision) {
  const { coupon, hasSignatureLine, isUnderReview, isChoiceMissing, outcomes } = decision;
  const t = useTexts('providers');
  return (
    <>
      {coupon ? (
        <Coupon {...decision} coupon={coupon} />
      ) : (
        <section className={css.card}>
          <Facts {...decision} />
          {hasSignatureLine && <p className={css.signatureLine}>{t('page.signatureLine')}</p>}
        </section>
      )}
      <form className={css.card} method="post">
        <h2>{t(isUnderReview ? 'page.review' : 'page.choose')}</h2>
        <EntryProblem id="problem" text={isChoiceMissing ? t('page.chooseOne') : undefined} />
        <ul className={css.outcomes} aria-describedby={isChoiceMissing ? 'problem' : undefined}>
          {outcomes.map(({ outcome, tone, title, explanation }) => (
            <li key={outcome}>
              <button type="submit" className={css.outcome} data-tone={tone} name="outcome" value={outcome}>
                <b>{title}</b>
                <small>
                  <span>{explanation}</span> <code>{outcome}</code>
                </small>
              </button>
            </li>
          ))}
        </ul>
      </form>
    </>
  );
}

function Facts({ facts }: Pick<ProviderDecision, 'facts'>) {
  const t = useTexts('providers');
  return (
    <dl className={css.facts}>
      {facts.map(({ name, value }) => (
        <Fragment key={name}>
          <dt>{t(`page.${name}`)}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

function Coupon({ facts, coupon }: ProviderDecision & { coupon: NonNullable<ProviderDecision['coupon']> }) {
  const { number, barcode } = coupon;
  const t = useTexts('providers');
  return (
    <>
      <section className={css.card} data-print>
        <h2>{t('page.coupon.title')}</h2>
        <Facts facts={facts} />
        <svg
          className={css.barcode}
          viewBox={`0 0 ${barcode.width} 40`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={barcode.path} />
        </svg>
        <p>
          <span>{t('page.coupon.number')}</span>
          <br />
          <span className={css.number}>{number}</span>
        </p>
        <p>{t('page.coupon.bring')}</p>
      </section>
      <p className={css.metaText}>{t('page.coupon.print')}</p>
    </>
  );
}
