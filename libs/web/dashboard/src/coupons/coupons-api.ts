import {
  changeCoupon,
  createCoupon,
  deleteCoupon,
  listCoupons,
  listTicketKinds,
  readCoupon,
} from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';

const couponsApi = api.injectEndpoints({
  endpoints: (b) => {
    const { read, change } = endpointsOf(b);
    return {
      ownCoupons: read(listCoupons, ['Coupon']),
      ownCoupon: read(readCoupon, ['Coupon']),
      ticketKinds: read(listTicketKinds),
      createCoupon: change(createCoupon, ['Coupon']),
      changeCoupon: change(changeCoupon, ['Coupon']),
      deleteCoupon: change(deleteCoupon, (_, error) => (error ? [] : ['Coupon'])),
    };
  },
});

export const {
  useOwnCouponsQuery,
  useOwnCouponQuery,
  useTicketKindsQuery,
  useCreateCouponMutation,
  useChangeCouponMutation,
  useDeleteCouponMutation,
} = couponsApi;
