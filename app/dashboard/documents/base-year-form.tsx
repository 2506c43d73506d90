import { Form } from '@remix-run/react';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { meta } from '~/theme/text.css';
import * as field from '~/ui/fields/field.css';
import { chevron, select } from '~/ui/fields/select-field.css';
import { Button } from '~/ui/layout/button';
import { Icon } from '~/ui/layout/icon';
import { BASE_YEAR } from './addresses';
import * as css from './documents.css';

/** Chooses another base year; what that means is said, and asked, before anything changes (DOC-07). */
export function BaseYearForm({ years, year }: { years: readonly number[]; year: number | null }) {
  const { t } = useTranslation('documents');
  const id = useId();
  return (
    <Form method="get" className={css.baseYear} preventScrollReset>
      <label htmlFor={id} className={meta}>
        {t('baseYear.label')}
      </label>
      <div className={`${field.control} ${css.yearSelect}`}>
        <select id={id} name={BASE_YEAR} className={select} defaultValue={String(year)} key={year}>
          {years.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size={18} className={chevron} />
      </div>
      <Button type="submit" size="s">
        {t('baseYear.change')}
      </Button>
    </Form>
  );
}
