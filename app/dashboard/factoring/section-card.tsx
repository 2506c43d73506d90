import Pencil from 'virtual:icon/pencil';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from 'ui/layout/button';
import { TitledCard } from 'ui/layout/card';
import { WithSpokenText } from 'ui/layout/layout';
import { MissingValue, type SheetTerm, Terms } from 'ui/layout/sheet';
import { TaskLink } from '~/dashboard/task-link';
import { createGroupFormat, formatPlainCents, toCents } from '~/domain/cents';
import * as css from './factoring.css';
import { useFieldLabel } from './field-labels';
import type { FactoringFormContext } from './rules/factoring-schemas';
import {
  type Section,
  type SectionField,
  type StoredSection,
  sectionFieldsOf,
} from './rules/factoring-sections';
import { hasInternationalSales } from './rules/sales-check';

interface SectionCardProps {
  section: Section;
  stored: StoredSection | null;
  form: FactoringFormContext;
  to: string | null;
}

export function SectionCard({ section, stored, form, to }: SectionCardProps) {
  const { t } = useTranslation('factoring');
  const title = t(`section.${section}.title`);
  const terms = useSectionTerms(section, stored ?? {}, form);
  return (
    <TitledCard
      id={`section-${section}`}
      title={title}
      action={
        to &&
        stored && (
          <TaskLink to={to} itemName={title} icon={Pencil}>
            {t('edit')}
          </TaskLink>
        )
      }
    >
      {stored ? (
        <Terms layout="grid" items={terms} />
      ) : (
        <div className={css.openSection}>
          <div className={css.openSectionText}>
            <MissingValue>{t('open')}</MissingValue>
            <p>{t(`section.${section}.empty`)}</p>
          </div>
          {to && (
            <ButtonLink to={to} preventScrollReset variant="outline">
              <WithSpokenText spokenText={title}>{t('complete')}</WithSpokenText>
            </ButtonLink>
          )}
        </div>
      )}
    </TitledCard>
  );
}

function useSectionTerms(section: Section, stored: StoredSection, form: FactoringFormContext): SheetTerm[] {
  const { t } = useTranslation('factoring');
  const label = useFieldLabel();
  const fields = sectionFieldsOf(section, hasInternationalSales(form.facts));
  const amounts = fields.flatMap(({ kind, name }) => {
    const value = stored[name];
    return kind === 'amount' && typeof value === 'number' ? [toCents(value)] : [];
  });
  const formatValue = useValueFormatter(form, createGroupFormat(amounts, form.currency, form.language));
  return fields
    .filter(({ part }) => part !== 'comment')
    .map((field) => {
      const comment = stored[`${field.name}_comment`];
      return {
        label: label(field),
        value: formatValue(field, stored[field.name]) ?? t('missing'),
        ...(typeof comment === 'string' && comment && { note: comment }),
      };
    });
}

function useValueFormatter({ language }: FactoringFormContext, money: (cents: bigint) => string) {
  const { t } = useTranslation(['factoring', 'enums']);
  return ({ kind }: SectionField, value: unknown): string | null => {
    if (typeof value === 'boolean' && kind === 'answer') return t(value ? 'answer.yes' : 'answer.no');
    if (typeof value === 'string' && kind === 'text') return value || null;
    if (Array.isArray(value) && kind === 'currencies') return value.join(', ') || null;
    if (typeof value !== 'number') return null;
    if (kind === 'amount') return money(toCents(value));
    if (kind === 'days') return t('inDays', { count: value });
    return kind === 'count' ? formatPlainCents(toCents(value), language) : null;
  };
}
