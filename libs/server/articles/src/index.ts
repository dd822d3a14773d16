export { ArticlesHttpModule } from './articles.module';
export { loadArticles } from './content/load-articles';
export { articlesPersistence } from './persistence/articles.persistence';
