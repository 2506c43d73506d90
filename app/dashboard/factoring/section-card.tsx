import Pencil from 'virtual:icon/pencil';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from 'ui/layout/button';
import { TitledCard } from 'ui/layout/card';
import { WithSpoken } from 'ui/layout/layout';
import { Missing, type Term, Terms } from 'ui/layout/sheet';
import { TaskLink } from '~/dashboard/task-link';
import { centsOf, groupFormat, writeCents } from '~/domain/cents';
import * as css from './factoring.css';
import { useFieldLabel } from './field-labels';
import type { FactoringForm } from './rules/factoring-schemas';
import {
  type Section,
  type SectionField,
  type StoredSection,
  sectionFields,
} from './rules/factoring-sections';
import { isInternational } from './rules/sales-check';

interface SectionCardProps {
  section: Section;
  stored: StoredSection | null;
  form: FactoringForm;
  to: string | null;
}

export function SectionCard({ section, stored, form, to }: SectionCardProps) {
  const { t } = useTranslation('factoring');
  const title = t(`section.${section}.title`);
  const terms = useTerms(section, stored ?? {}, form);
  return (
    <TitledCard
      id={`section-${section}`}
      title={title}
      action={
        to &&
        stored && (
          <TaskLink to={to} of={title} icon={Pencil}>
            {t('edit')}
          </TaskLink>
        )
      }
    >
      {stored ? (
        <Terms layout="grid" items={terms} />
      ) : (
        <div className={css.open}>
          <div className={css.openText}>
            <Missing>{t('open')}</Missing>
            <p>{t(`section.${section}.empty`)}</p>
          </div>
          {to && (
            <ButtonLink to={to} preventScrollReset variant="outline">
              <WithSpoken more={title}>{t('complete')}</WithSpoken>
            </ButtonLink>
          )}
        </div>
      )}
    </TitledCard>
  );
}

function useTerms(section: Section, stored: StoredSection, form: FactoringForm): Term[] {
  const { t } = useTranslation('factoring');
  const label = useFieldLabel();
  const fields = sectionFields(section, isInternational(form.facts));
  const amounts = fields.flatMap(({ kind, name }) => {
    const value = stored[name];
    return kind === 'amount' && typeof value === 'number' ? [centsOf(value)] : [];
  });
  const words = useWords(form, groupFormat(amounts, form.currency, form.language));
  return fields
    .filter(({ part }) => part !== 'comment')
    .map((field) => {
      const comment = stored[`${field.name}_comment`];
      return {
        label: label(field),
        value: words(field, stored[field.name]) ?? t('missing'),
        ...(typeof comment === 'string' && comment && { note: comment }),
      };
    });
}

function useWords({ language }: FactoringForm, money: (cents: bigint) => string) {
  const { t } = useTranslation(['factoring', 'enums']);
  return ({ kind }: SectionField, value: unknown): string | null => {
    if (typeof value === 'boolean' && kind === 'answer') return t(value ? 'answer.yes' : 'answer.no');
    if (typeof value === 'string' && kind === 'text') return value || null;
    if (Array.isArray(value) && kind === 'currencies') return value.join(', ') || null;
    if (typeof value !== 'number') return null;
    if (kind === 'amount') return money(centsOf(value));
    if (kind === 'days') return t('inDays', { count: value });
    return kind === 'count' ? writeCents(centsOf(value), language) : null;
  };
}
