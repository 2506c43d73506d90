import CircleHelp from 'virtual:icon/circle-question-mark';
import Plus from 'virtual:icon/plus';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '~/ui/layout/button';
import { representativeAddresses } from './addresses';

const LOOKS = { help: [CircleHelp, 'help.link'], add: [Plus, 'add.first'] } as const;

type TabLinkProps = Pick<ComponentProps<typeof ButtonLink>, 'variant' | 'size'> & {
  applicationId: string;
  to: keyof typeof LOOKS;
};

export function TabLink({ applicationId, to, ...look }: TabLinkProps) {
  const { t } = useTranslation('representatives');
  const [icon, words] = LOOKS[to];
  return (
    <ButtonLink {...look} icon={icon} to={representativeAddresses.path(applicationId, to)} preventScrollReset>
      {t(words)}
    </ButtonLink>
  );
}
