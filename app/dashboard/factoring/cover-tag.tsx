import type { CoverStatus } from 'contracts/api/enumerations';
import {
  CircleAlert,
  CircleCheck,
  CircleHelp,
  CircleMinus,
  CircleSlash,
  CircleX,
  Clock,
  FileSearch,
  type LucideIcon,
  ShieldCheck,
  ShieldHalf,
} from 'lucide-react';
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
