import Check from 'virtual:icon/check';
import Circle from 'virtual:icon/circle';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '~/theme/text.css';
import { useSettled } from '~/ui/feedback/use-settled';
import { classNames } from '~/ui/layout/class-names';
import { Icon } from '~/ui/layout/icon';
import * as styles from './password-rules.css';

export type PasswordRule = { label: string; test: (password: string) => boolean };

type PasswordRulesProps = { id: string; password: string; rules: readonly PasswordRule[] };

export function PasswordRules({ id, password, rules }: PasswordRulesProps) {
  const { t } = useTranslation('fields');
  const met = rules.map((rule) => password !== '' && rule.test(password));
  const count = met.filter(Boolean).length;
  const progress = useSettled(
    password === '' ? '' : t('password.progress', { met: count, total: rules.length }),
  );
  return (
    <>
      <ul id={id} className={styles.list}>
        {rules.map(({ label }, index) => (
          <li key={label} className={classNames(styles.rule, met[index] && styles.met)}>
            <Icon of={met[index] ? Check : Circle} size={14} />
            {password !== '' && (
              <span className={visuallyHidden}>{`${t(met[index] ? 'password.met' : 'password.open')} `}</span>
            )}
            <span>{label}</span>
          </li>
        ))}
      </ul>
      <span role="status" className={visuallyHidden}>
        {progress}
      </span>
    </>
  );
}
