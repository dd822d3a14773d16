import { answerChargeback, listChargebacks } from '@smachot/contracts';
import { api } from '../calls/api';
import { endpointsOf } from '../calls/endpoints';

const chargebacksApi = api.injectEndpoints({
  endpoints: (b) => {
    const { read, change } = endpointsOf(b);
    return {
      chargebacks: read(listChargebacks, ['Chargeback']),
      answerChargeback: change(answerChargeback, ['Chargeback']),
    };
  },
});

export const { useChargebacksQuery, useAnswerChargebackMutation } = chargebacksApi;
