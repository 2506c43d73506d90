import { useTranslation } from 'react-i18next';
import { shownValue } from '~/configured-form/rules/value';
import { useWords } from '~/configured-form/use-words';
import { TitledCard } from '~/ui/layout/card';
import { Missing, Terms } from '~/ui/layout/terms';
import { overviewAddresses } from './addresses';
import { ChangeLink } from './change-link';
import type { ShownCustomFields } from './custom-fields.server';

/** What the partner asks beyond the standard, about the application or its company (OVER-10). */
export function CustomCard({ applicationId, card }: { applicationId: string; card: ShownCustomFields }) {
  const { t } = useTranslation(['overview', 'dashboard']);
  const words = useWords(card.currency);
  const title = t(`custom.${card.entity}`);
  const id = `custom-${card.entity}` as const;
  return (
    <TitledCard
      id={id}
      title={title}
      action={card.mayChange && <ChangeLink to={overviewAddresses.path(applicationId, id)} what={title} />}
    >
      <Terms
        layout="grid"
        items={card.fields.map((field) => {
          const value = card.values[field.id];
          return {
            label: field.label,
            value:
              value === undefined ? (
                <Missing>{t('dashboard:overview.missing')}</Missing>
              ) : (
                shownValue(field, value, words)
              ),
          };
        })}
      />
    </TitledCard>
  );
}
