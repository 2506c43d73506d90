import { useTranslation } from 'react-i18next';
import { onlyWide } from 'ui/layout/layout.css';
import { Sheet, SheetNote, Terms } from 'ui/layout/sheet';

export type SheetTerm = { label: string; value: string; note?: string; translate?: 'no' };

export type SheetContents = { amount: string; terms: SheetTerm[] };

export const NO_AMOUNT = '–';

type RequestSheetProps = {
  contents: SheetContents;
  companyName?: string | undefined;
  offer: boolean;
  offerAfter: number;
};

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
