import type { CoverStatus } from 'contracts/api/enumerations';
import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleMinus from 'lucide-react/icons/circle-minus';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import CircleSlash from 'lucide-react/icons/circle-slash';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import FileSearch from 'lucide-react/icons/file-search';
import ShieldCheck from 'lucide-react/icons/shield-check';
import ShieldHalf from 'lucide-react/icons/shield-half';
import { useTranslation } from 'react-i18next';
import { Tag, type TagTone } from '~/ui/records/tag';

/** Each state has its own word, icon and tone, so that none depends on colour (FACT-05). */
const LOOKS: Record<CoverStatus | 'unknown', { icon: LucideIcon; tone: TagTone }> = {
  CheckPolicy: { icon: FileSearch, tone: 'info' },
  Closed: { icon: CircleCheck, tone: 'neutral' },
  Cover: { icon: ShieldCheck, tone: 'success' },
  Error: { icon: CircleAlert, tone: 'danger' },
  Inactive: { icon: CircleMinus, tone: 'neutral' },
  NoCover: { icon: CircleSlash, tone: 'warning' },
  Partial: { icon: ShieldHalf, tone: 'warning' },
  Pending: { icon: Clock, tone: 'info' },
  Rejected: { icon: CircleX, tone: 'danger' },
  unknown: { icon: CircleHelp, tone: 'neutral' },
};

/** How a debtor's insurance stands. */
export function CoverTag({ status }: { status: CoverStatus | 'unknown' }) {
  const { t } = useTranslation('factoring');
  const { icon, tone } = LOOKS[status];
  return (
    <Tag tone={tone} icon={icon} size="s">
      {t(`cover.${status}`)}
    </Tag>
  );
}
