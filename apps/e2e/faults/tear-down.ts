import { dropTemplate } from './world/template';

export default dropTemplate;
