import { useTranslation } from 'react-i18next';
import { onlyWide } from '~/ui/layout/layout.css';
import { Sheet, SheetNote } from '~/ui/layout/sheet';
import { Terms } from '~/ui/layout/terms';

export type SheetTerm = { label: string; value: string; note?: string; translate?: 'no' };

export type SheetContents = { amount: string; terms: SheetTerm[] };

/** Stands for an amount that is not typed yet. */
export const NO_AMOUNT = '–';

type RequestSheetProps = {
  contents: SheetContents;
  /** Once it is known. */
  companyName?: string | undefined;
  /** The wizard ends with an offer. */
  offer: boolean;
  /** The number of the step after which the offer comes. */
  offerAfter: number;
};

/** The request as a draft of the offer, always as it stands. Left out on phones, where the sticky bar says the essence. */
export function RequestSheet({ contents, companyName, offer, offerAfter }: RequestSheetProps) {
  const { t } = useTranslation('application');
  const company: SheetTerm[] = companyName
    ? [{ label: t('request.company'), value: companyName, translate: 'no' }]
    : [];
  return (
    <Sheet tone="draft" kicker={t('request.title')} amount={contents.amount} className={onlyWide}>
      <Terms items={[...company, ...contents.terms]} />
      <SheetNote>{offer ? t('request.note', { step: offerAfter }) : t('request.noteReceived')}</SheetNote>
    </Sheet>
  );
}
