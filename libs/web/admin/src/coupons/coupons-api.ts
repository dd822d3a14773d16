import {
  changeAnyCoupon,
  createAnyCoupon,
  deleteAnyCoupon,
  listAllCoupons,
  listAllTicketKinds,
  manageStore,
  readAnyCoupon,
} from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';

const COUPONS_PAGE = 50;

/** Super admins' endpoints of everybody's coupons. */
const couponsApi = api.injectEndpoints({
  endpoints: (b) => {
    const { change, pages, read } = endpointsOf(b);
    return {
      allCoupons: pages(
        listAllCoupons,
        (q: string, page) => ({ query: { ...(q && { q }), limit: COUPONS_PAGE, ...page } }),
        ['Coupon'],
      ),
      anyCoupon: read(readAnyCoupon, ['Coupon']),
      couponStore: read(manageStore),
      allTicketKinds: read(listAllTicketKinds),
      createAnyCoupon: change(createAnyCoupon, ['Coupon']),
      changeAnyCoupon: change(changeAnyCoupon, ['Coupon']),
      deleteAnyCoupon: change(deleteAnyCoupon, ['Coupon']),
    };
  },
});

export const {
  useAllCouponsInfiniteQuery,
  useAnyCouponQuery,
  useCouponStoreQuery,
  useAllTicketKindsQuery,
  useCreateAnyCouponMutation,
  useChangeAnyCouponMutation,
  useDeleteAnyCouponMutation,
} = couponsApi;
