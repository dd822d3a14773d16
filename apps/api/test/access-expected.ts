/** What a caller gets: `ok` means access was granted, whatever the request then deserves. */
export type Expected = 'ok' | 401 | 403 | 404;
type Row = readonly [visitor: Expected, host: Expected, otherHost: Expected, superAdmin: Expected];

const everybody: Row = ['ok', 'ok', 'ok', 'ok'];
const signedIn: Row = [401, 'ok', 'ok', 'ok'];
/** Somebody's own thing: for everybody else it does not exist. */
const owner: Row = [401, 'ok', 404, 404];
const admins: Row = [401, 403, 403, 'ok'];
/** A store's owner, as the host is here; whoever does not work there finds nothing. */
const crew = owner;
/** Super admins may look into every store and every order of one, and change nothing there. */
const lookedInto: Row = [401, 'ok', 404, 'ok'];
/** Needs a guest's personal token, which none of the four has. */
const guests: Row = [401, 401, 401, 401];

/** Written down by hand. A call that is missing here fails the test. */
export const expectedAccess: Record<string, Row> = {
  'identity.requestCode': everybody,
  'identity.verifyCode': everybody,
  // these refuse for what they are given (a ticket, a password, a refresh token), not for who calls
  'identity.signUp': everybody,
  'identity.signInWithPassword': everybody,
  'identity.refreshTokens': everybody,
  'identity.signOut': everybody,
  'identity.me': signedIn,
  'identity.changeProfile': signedIn,
  'identity.changePassword': signedIn,
  'identity.confirmationWays': signedIn,
  'identity.requestConfirmationCode': signedIn,
  'identity.confirm': signedIn,
  'identity.listSessions': signedIn,
  // nobody else's session, here the host's own, is there to be ended
  'identity.endSession': owner,
  'identity.endAllSessions': signedIn,
  'identity.exportAccount': signedIn,
  'identity.deleteAccount': signedIn,

  'rsvp.createInvitation': signedIn,
  'rsvp.listInvitations': signedIn,
  'rsvp.getInvitation': owner,
  'rsvp.updateInvitation': owner,
  'rsvp.deleteInvitation': owner,
  'rsvp.uploadInvitationImage': owner,
  'rsvp.listCohosts': owner,
  'rsvp.inviteCohost': owner,
  'rsvp.withdrawCohostInvitation': owner,
  'rsvp.changeCohostRole': owner,
  'rsvp.removeCohost': owner,
  'rsvp.myCohostInvitations': signedIn,
  'rsvp.answerCohostInvitation': owner,
  'rsvp.listRsvps': owner,
  'rsvp.listRsvpIds': owner,
  'rsvp.getGuest': owner,
  'rsvp.addGuests': owner,
  'rsvp.changeGuest': owner,
  'rsvp.changeGuests': owner,
  'rsvp.deleteGuests': owner,
  'rsvp.restoreGuests': owner,
  'rsvp.listDuplicates': owner,
  'rsvp.mergeGuests': owner,
  'rsvp.keepGuestsApart': owner,
  'rsvp.copyGuestLink': owner,
  'rsvp.textGuestLink': owner,
  'rsvp.guestHistory': owner,
  'rsvp.listInbox': owner,
  'rsvp.readConversation': owner,
  'rsvp.markConversationRead': owner,
  'rsvp.replyToGuest': owner,
  'rsvp.retryReply': owner,
  'rsvp.exportGuests': owner,
  'rsvp.previewSend': owner,
  'rsvp.sendInvites': owner,
  'rsvp.listCampaigns': owner,
  'rsvp.getCampaign': owner,
  'rsvp.pauseCampaign': owner,
  'rsvp.resumeCampaign': owner,
  'rsvp.cancelCampaign': owner,
  'rsvp.cancelScheduled': owner,
  'rsvp.pendingChange': owner,
  'rsvp.tellChange': owner,
  'rsvp.dismissChange': owner,
  'rsvp.uploadTable': owner,
  'rsvp.previewTable': owner,
  'rsvp.previewText': owner,
  'rsvp.readPreview': owner,
  'rsvp.mapColumns': owner,
  'rsvp.mendRow': owner,
  'rsvp.confirmTable': owner,
  'rsvp.faultyRowsFile': owner,
  'rsvp.guestPage': guests,
  'rsvp.answerAsGuest': guests,
  'rsvp.publicInvitation': everybody,
  'rsvp.requestGuestLink': everybody,
  'rsvp.guestCalendarFile': everybody,

  'payments.listCards': signedIn,
  'payments.hostedFields': signedIn,
  'payments.addCard': signedIn,
  'payments.renameCard': owner,
  'payments.makeDefaultCard': owner,
  'payments.deleteCard': owner,
  'payments.listBills': signedIn,
  'payments.outstanding': signedIn,
  'payments.exchangeRates': everybody,
  'payments.setExchangeRates': admins,
  'payments.payBill': owner,
  'payments.receiptFile': owner,
  'payments.webhook': everybody,

  // the customer's side; everybody else's is in `expectedOfOrder`
  'orders.place': signedIn,
  'orders.createDraft': everybody,
  // the account's that claimed it: for others it does not exist
  'orders.readDraft': [404, 'ok', 404, 404],
  'orders.replaceDraft': [404, 'ok', 404, 404],
  // one that is gone, or another's, is gone
  'orders.deleteDraft': everybody,
  'orders.readCheckout': owner,
  'orders.dropCheckout': owner,
  'orders.list': signedIn,
  'orders.read': lookedInto,
  'orders.consequences': lookedInto,
  'orders.approve': owner,
  'orders.decline': owner,
  'orders.recall': owner,
  'orders.cancel': owner,
  'orders.pay': owner,
  'orders.follow': owner,
  'orders.leave': owner,
  'orders.proposeAmendment': owner,
  'orders.acceptAmendment': owner,
  'orders.refuseAmendment': owner,
  'orders.previewChange': owner,
  'orders.proposeChange': owner,
  'orders.acceptChange': owner,
  'orders.refuseChange': owner,
  'orders.withdrawChange': owner,
  'orders.ofInvitation': owner,
  'orders.kitchenSheet': lookedInto,
  'orders.listCommissions': admins,
  'orders.setCommission': admins,
  'orders.receipt': lookedInto,
  'orders.mailReceipt': owner,
  'orders.export': lookedInto,

  'stores.becomePartner': signedIn,
  'stores.checkUsername': signedIn,
  'stores.mine': signedIn,
  'stores.read': everybody,
  'stores.manage': lookedInto,
  'stores.edit': crew,
  'stores.close': crew,
  'stores.uploadPicture': crew,
  'stores.deletePicture': crew,
  'stores.arrangePictures': crew,
  'stores.changeEmail': crew,
  'stores.verifyEmail': everybody,
  'stores.resendVerification': crew,
  'stores.browse': everybody,
  'stores.readPricingUnit': everybody,
  'stores.checkPrice': everybody,
  'stores.listPricingUnits': lookedInto,
  'stores.createPricingUnit': crew,
  'stores.orderPricingUnits': crew,
  'stores.managePricingUnit': lookedInto,
  'stores.updatePricingUnit': crew,
  'stores.duplicatePricingUnit': crew,
  'stores.archivePricingUnit': crew,
  'stores.uploadPricingUnitImage': crew,
  'stores.arrangePricingUnitImages': crew,
  'stores.readAvailability': lookedInto,
  'stores.changeAvailability': crew,
  'stores.days': everybody,
  'stores.listCrew': lookedInto,
  'stores.inviteCrew': crew,
  'stores.withdrawCrewInvitation': crew,
  'stores.changeCrewRole': crew,
  'stores.removeCrew': crew,
  'stores.myCrewInvitations': signedIn,
  // by the phone that was invited
  'stores.answerCrewInvitation': owner,

  'messaging.sendingSwitch': admins,
  'messaging.setSendingSwitch': admins,
  'messaging.undecipheredWebhooks': admins,
  'messaging.handleWebhook': admins,
  // the provider proves itself by token and signature; whoever cannot is refused
  'messaging.handshake': [403, 403, 403, 403],
  'messaging.webhook': [403, 403, 403, 403],

  'hostedEvents.listPublic': everybody,
  'hostedEvents.getPublic': everybody,
  'hostedEvents.publicCalendarFile': everybody,

  'notifications.list': signedIn,
  'notifications.markRead': signedIn,

  'notifications.readPreferences': signedIn,
  'notifications.changePreferences': signedIn,
  'places.search': everybody,
  'places.details': everybody,

  'system.live': signedIn,
  'system.healthz': everybody,
  'system.readyz': everybody,
  'system.metrics': [404, 404, 404, 404],
  'system.signedFile': [404, 404, 404, 404],
  'system.clientConfig': everybody,
  'system.readClock': everybody,
  'system.moveClock': everybody,
};

type CrewRow = readonly [member: Expected, otherPartner: Expected];
/** Whoever works at a store may; a partner of another one finds nothing. */
const crewReads: CrewRow = ['ok', 404];
const ownersAct: CrewRow = [403, 404];

/** For the calls that are the crew's: what a Member gets, and the owner of another store. */
export const expectedOfCrew: Record<string, CrewRow> = {
  'stores.manage': crewReads,
  'stores.edit': ownersAct,
  'stores.close': ownersAct,
  'stores.uploadPicture': ownersAct,
  'stores.deletePicture': ownersAct,
  'stores.arrangePictures': ownersAct,
  'stores.changeEmail': ownersAct,
  'stores.resendVerification': ownersAct,
  'stores.listPricingUnits': crewReads,
  'stores.createPricingUnit': ownersAct,
  'stores.orderPricingUnits': ownersAct,
  'stores.managePricingUnit': crewReads,
  'stores.updatePricingUnit': ownersAct,
  'stores.duplicatePricingUnit': ownersAct,
  'stores.archivePricingUnit': ownersAct,
  'stores.uploadPricingUnitImage': ownersAct,
  'stores.arrangePricingUnitImages': ownersAct,
  'stores.readAvailability': crewReads,
  'stores.changeAvailability': crewReads,
  'stores.listCrew': crewReads,
  'stores.inviteCrew': ownersAct,
  'stores.withdrawCrewInvitation': ownersAct,
  'stores.changeCrewRole': ownersAct,
  // the member named there is the one who asks: he leaves
  'stores.removeCrew': crewReads,
};

/** Of a real order: 409 is a move of the other side. */
export type OfOrder = Expected | 409;
type OrderRow = readonly [
  owner: OfOrder,
  member: OfOrder,
  otherPartner: OfOrder,
  customer: OfOrder,
  otherCustomer: OfOrder,
  superAdmin: OfOrder,
];
const bothSidesRead: OrderRow = ['ok', 'ok', 404, 'ok', 404, 'ok'];
const storeReads: OrderRow = ['ok', 'ok', 404, 404, 404, 'ok'];
const crewMoves: OrderRow = ['ok', 'ok', 404, 409, 404, 404];
const customerMoves: OrderRow = [409, 409, 404, 'ok', 404, 404];
const customerOnly: OrderRow = [404, 404, 404, 'ok', 404, 404];

export const expectedOfOrder: Record<string, OrderRow> = {
  'orders.readCheckout': customerOnly,
  'orders.dropCheckout': customerOnly,
  // with the store's name
  'orders.list': storeReads,
  'orders.export': storeReads,
  'orders.read': bothSidesRead,
  'orders.consequences': bothSidesRead,
  'orders.mailReceipt': customerOnly,
  'orders.receipt': bothSidesRead,
  'orders.approve': crewMoves,
  'orders.decline': crewMoves,
  'orders.recall': customerMoves,
  'orders.cancel': ['ok', 'ok', 404, 'ok', 404, 404],
  'orders.pay': customerMoves,
  'orders.leave': customerMoves,
  'orders.proposeAmendment': customerMoves,
  'orders.acceptAmendment': crewMoves,
  'orders.refuseAmendment': crewMoves,
  // either side may ask, here the customer has
  'orders.previewChange': ['ok', 'ok', 404, 'ok', 404, 404],
  'orders.proposeChange': ['ok', 'ok', 404, 'ok', 404, 404],
  'orders.acceptChange': crewMoves,
  'orders.refuseChange': crewMoves,
  'orders.withdrawChange': customerMoves,
  'orders.kitchenSheet': bothSidesRead,
};
