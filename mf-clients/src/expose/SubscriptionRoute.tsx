export { SubscriptionRoute as default } from '../routes/SubscriptionRoute';
