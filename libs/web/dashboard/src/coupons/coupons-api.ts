import { changeCoupon, createCoupon, deleteCoupon, listCoupons, readCoupon } from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';

const couponsApi = api.injectEndpoints({
  endpoints: (b) => {
    const { read, change } = endpointsOf(b);
    return {
      ownCoupons: read(listCoupons, ['Coupon']),
      ownCoupon: read(readCoupon, ['Coupon']),
      createCoupon: change(createCoupon, ['Coupon']),
      changeCoupon: change(changeCoupon, ['Coupon']),
      deleteCoupon: change(deleteCoupon, (_, error) => (error ? [] : ['Coupon'])),
    };
  },
});

export const {
  useOwnCouponsQuery,
  useOwnCouponQuery,
  useCreateCouponMutation,
  useChangeCouponMutation,
  useDeleteCouponMutation,
} = couponsApi;
