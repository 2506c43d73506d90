import type { LoanType } from 'contracts/api/enumerations';
import Bike from 'lucide-react/icons/bike';
import Blocks from 'lucide-react/icons/blocks';
import Building2 from 'lucide-react/icons/building-complex';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CircleEllipsis from 'lucide-react/icons/circle-ellipsis';
import Coins from 'lucide-react/icons/coins';
import HandCoins from 'lucide-react/icons/hand-coins';
import Handshake from 'lucide-react/icons/handshake';
import Package from 'lucide-react/icons/package';
import ReceiptEuro from 'lucide-react/icons/receipt-euro';
import Truck from 'lucide-react/icons/truck';
import Wallet from 'lucide-react/icons/wallet';

import type { IconProps } from '~/ui/layout/icon';

export const LOAN_TYPE_ICONS: Readonly<Record<LoanType, IconProps['of']>> = {
  working_capital: Wallet,
  general_liquidity: Coins,
  material_financing: Package,
  object_financing: Truck,
  project_financing: Blocks,
  real_estate: Building2,
  structured_finance: Handshake,
  tlb: CalendarCheck,
  whitelabel_liquidity: HandCoins,
  bike_leasing: Bike,
  factoring: ReceiptEuro,
  other: CircleEllipsis,
};
