import type { LoanType } from 'contracts/api/enumerations';
import {
  Bike,
  Blocks,
  Building2,
  CalendarCheck,
  CircleEllipsis,
  Coins,
  HandCoins,
  Handshake,
  Package,
  ReceiptEuro,
  Truck,
  Wallet,
} from 'lucide-react';

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
