import Check from 'virtual:icon/check';
import ChevronDown from 'virtual:icon/chevron-down';
import CircleCheck from 'virtual:icon/circle-check';
import CircleDashed from 'virtual:icon/circle-dashed';
import CircleAlert from 'virtual:icon/circle-exclamation-point';
import { Form } from '@remix-run/react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledCard } from 'ui/layout/card';
import { Icon } from 'ui/layout/icon';
import { Tag } from 'ui/records/status-tag';
import { formatDate } from '~/domain/dates';
import { formatPercent, formatPercentRange } from '~/domain/decimal';
import { createDurationFormatter } from '~/domain/duration';
import { formatMoney } from '~/domain/money';
import {
  compareTerms,
  type EarlierTerms,
  type FinancingTerms,
  isBinding,
  type SeenTermValues,
  type Term,
  type TermChange,
  toSeenTerms,
} from './rules/offer';
import * as css from './terms-strip.css';

export interface TermCell {
  readonly term: Term;
  readonly label: string;
  readonly value: string;
  readonly note?: string | undefined;
}

function useTermWords({ currency, inYears }: Pick<FinancingTerms, 'currency' | 'inYears'>) {
  const { t, i18n } = useTranslation(['terms', 'enums']);
  const { t: enums } = useTranslation('enums');
  const { language } = i18n;
  const money = (amount: number) => formatMoney(amount, currency, language);
  const duration = (months: number) => createDurationFormatter(enums)(months, inYears ? 'years' : 'months');
  const range = ({ low, high }: SeenTermValues['rate']) => formatPercentRange(low, high, language);
  const figureOf = (term: Term, terms: SeenTermValues): string | null => {
    const { amount, months, rate, payment, fee, total } = terms;
    if (term === 'rate') return range(rate);
    if (term === 'duration') return months === null ? null : duration(months);
    const figure = { amount, payment, fee, total }[term];
    return figure === null ? null : money(figure);
  };
  return { t, language, money, duration, range, figureOf };
}

/** CLA-15. Omits figures that the API does not return. */
export function useTermCells(terms: FinancingTerms): TermCell[] {
  const { t, range, figureOf } = useTermWords(terms);
  const { kind, months, offer } = terms;
  const { rateIsFinal, feeIsFinal, monthlyRate } = offer;
  const paymentsNote =
    kind === 'bullet' ? t('interestOnly') : months === null ? null : t('payments', { count: months });
  const certaintyLabel = (isFinal: boolean) => t(isFinal ? 'final' : 'indicative');
  const notes: Partial<Record<Term, (string | null)[]>> = {
    rate: [t('monthlyRate', { rate: range(monthlyRate) }), certaintyLabel(rateIsFinal)],
    payment: [paymentsNote, rateIsFinal ? null : t('indicative')],
    fee: [t('once'), certaintyLabel(feeIsFinal)],
    total: [t('withFee'), isBinding(offer) ? null : t('indicative')],
  };
  const seenTerms = toSeenTerms(terms);
  return (['amount', 'rate', 'payment', 'duration', 'fee', 'total'] as const).flatMap((term) => {
    const value = figureOf(term, seenTerms);
    const note = notes[term]?.filter((part) => part !== null).join(', ');
    return value === null ? [] : [{ term, label: t(term), value, note }];
  });
}

export function TermsList({ terms, variant }: { terms: FinancingTerms; variant: 'head' | 'card' }) {
  const cells = useTermCells(terms);
  return (
    <dl className={css.strip[variant]}>
      {cells.map(({ term, label, value, note }) => (
        <div key={term} className={css.cells[variant]}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value} translate={term === 'duration' ? undefined : 'no'}>
            {value}
          </dd>
          {note && <dd className={css.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

export function TermsTag({ terms: { offer } }: { terms: FinancingTerms }) {
  const { t } = useTranslation('terms');
  return isBinding(offer) ? (
    <Tag tone="success" size="s" icon={CircleCheck}>
      {t('state.binding')}
    </Tag>
  ) : (
    <Tag tone="warning" size="s" icon={CircleDashed}>
      {t('state.indicative')}
    </Tag>
  );
}

interface TermsStripProps {
  terms: FinancingTerms;
  copyableApplicationId: string | null;
}

export function TermsStrip({ terms, copyableApplicationId }: TermsStripProps) {
  const { t, money, duration, range } = useTermWords(terms);
  const { offer, months, kind } = terms;
  const { rateIsFinal, feeIsFinal, yearlyRate } = offer;
  const payment = money(offer.monthlyPayment);
  const note = rateIsFinal ? (feeIsFinal ? null : 'fee') : feeIsFinal ? 'rate' : 'both';
  const isCalculatedFromMiddle = kind !== 'factoring' && yearlyRate.low !== yearlyRate.high;
  return (
    <section className={css.head} aria-label={t('title')}>
      <details className={css.collapsible}>
        <summary className={css.summary}>
          <span>
            <span className={css.summaryLine}>
              {months === null
                ? t('short.payment', { payment })
                : t('short.over', { payment, duration: duration(months) })}
            </span>
            <span className={css.certainty}>
              {`${t(isBinding(offer) ? 'state.binding' : 'state.indicative')}, ${range(yearlyRate)}`}
            </span>
          </span>
          <Icon of={ChevronDown} size={20} className={css.chevron} />
        </summary>
      </details>
      <div className={css.collapsedTerms}>
        <div className={css.offerState}>
          <TermsTag terms={terms} />
          <p className={css.sentence}>
            {[note && t(`note.${note}`), isCalculatedFromMiddle && t('note.middle')]
              .filter(Boolean)
              .join(' ')}
          </p>
          {copyableApplicationId !== null && <AskAgain application={copyableApplicationId} />}
        </div>
        <TermsList terms={terms} variant="head" />
      </div>
    </section>
  );
}

/** POST, because the new request creates a draft. */
function AskAgain({ application }: { application: string }) {
  const { t } = useTranslation('terms');
  return (
    <Form method="post" action="/application/again">
      <input type="hidden" name="application" value={application} />
      <button type="submit" className={css.repeatedTerms}>
        {t('again.link')}
      </button>
    </Form>
  );
}

interface ComparisonProps {
  terms: FinancingTerms;
  earlier: EarlierTerms;
}

function useComparison({ terms, earlier }: ComparisonProps) {
  const termTexts = useTermWords(terms);
  const changes = compareTerms(earlier.terms, toSeenTerms(terms));
  return { ...termTexts, changes, date: formatDate(earlier.at, termTexts.language) };
}

export function TermsComparison(props: ComparisonProps) {
  const { t, date, changes, figureOf } = useComparison(props);
  const id = useId();
  const currentTerms = toSeenTerms(props.terms);
  return (
    <TitledCard id="terms" title={t('compare.title')} meta={<TermsTag terms={props.terms} />}>
      <p id={id}>{useComparisonSummary(changes)}</p>
      <table className={css.comparison} aria-describedby={id}>
        <thead>
          <tr>
            <th scope="col">{t('compare.term')}</th>
            <th scope="col">{t('compare.before', { date })}</th>
            <th scope="col">{t('compare.now')}</th>
            <th scope="col">{t('compare.difference')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={change.term} className={change.verdict === 'same' ? undefined : css.changedTerm}>
              <th scope="row">{t(change.term)}</th>
              <td className={css.earlierValue} translate="no">
                <EarlierValue>{figureOf(change.term, props.earlier.terms)}</EarlierValue>
              </td>
              <td className={css.currentValue} translate="no">
                {figureOf(change.term, currentTerms)}
              </td>
              <td>
                <Difference change={change} terms={props.terms} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TitledCard>
  );
}

function EarlierValue({ children }: { children: ReactNode }) {
  const { t } = useTranslation('terms');
  return (
    <>
      <span className={css.earlierLabel}>{`${t('compare.was')} `}</span>
      <span>{children}</span>
    </>
  );
}

/** Names the worst kind of change: worse, otherwise changed, otherwise better. */
function useComparisonSummary(changes: readonly TermChange[]): string {
  const { t } = useTranslation('terms');
  const count = (verdict: TermChange['verdict']) =>
    changes.filter((change) => change.verdict === verdict).length;
  if (count('worse') > 0) return t('compare.worse', { count: count('worse') });
  if (count('changed') > 0) return t('compare.changed', { count: changes.length - count('same') });
  return count('better') > 0 ? t('compare.better', { count: count('better') }) : t('compare.nothing');
}

function Difference({ change, terms }: { change: TermChange; terms: FinancingTerms }) {
  const { t, language, money, duration } = useTermWords(terms);
  const { term, verdict, isWithinRange } = change;
  const size = Math.abs(change.difference);
  const amount =
    term === 'rate' ? formatPercent(size, language) : term === 'duration' ? duration(size) : money(size);
  const differenceText =
    verdict === 'same'
      ? t('compare.same')
      : isWithinRange
        ? t('compare.within')
        : t(change.difference < 0 ? 'compare.less' : 'compare.more', { difference: amount });
  return (
    <span className={css.differences[verdict]}>
      {verdict === 'better' && <Icon of={Check} size={16} />}
      {verdict === 'worse' && <Icon of={CircleAlert} size={16} />}
      <span>{differenceText}</span>
    </span>
  );
}

export function usePaymentChange(props: ComparisonProps): string {
  const { t, date, changes, money } = useComparison(props);
  const payment = changes.find(({ term }) => term === 'payment');
  const difference = money(Math.abs(payment?.difference ?? 0));
  const key =
    payment?.verdict === 'better'
      ? 'paymentLess'
      : payment?.verdict === 'worse'
        ? 'paymentMore'
        : 'paymentSame';
  return t(`compare.${key}`, { difference, date });
}
