import Bike from 'virtual:icon/bike';
import Blocks from 'virtual:icon/blocks';
import Building2 from 'virtual:icon/building-complex';
import CalendarCheck from 'virtual:icon/calendar-check';
import CircleEllipsis from 'virtual:icon/circle-ellipsis';
import Coins from 'virtual:icon/coins';
import HandCoins from 'virtual:icon/hand-coins';
import Handshake from 'virtual:icon/handshake';
import Package from 'virtual:icon/package';
import ReceiptEuro from 'virtual:icon/receipt-euro';
import Truck from 'virtual:icon/truck';
import Wallet from 'virtual:icon/wallet';
import type { LoanType } from 'contracts/api/enumerations';

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
