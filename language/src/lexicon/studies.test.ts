import { describe, expect, it } from 'vitest';
import { isStudyName, studyNamed } from './studies.ts';

describe('what a study is called as a step of a career', () => {
  it.each([
    ['Medical Student', 'Mayo Clinic', 'Medical school'],
    ['M.D.', 'Yale University', 'Medical school'],
    ['MD Candidate', '', 'Medical school'],
    ['Doctor of Medicine', '', 'Medical school'],
    ['Student', 'Johns Hopkins School of Medicine', 'Medical school'],
    ['JD Candidate', 'Harvard Law School', 'Law school'],
    ['J.D.', 'Howard University School of Law', 'Law school'],
    ['Law Student', '', 'Law school'],
    ['LL.M.', 'Georgetown Law', 'Law school'],
    ['Student', 'Georgetown Law', 'Law school'],
    ['MBA Candidate', 'Wharton School', 'MBA'],
    ['Executive MBA', 'INSEAD', 'MBA'],
    ['Master of Business Administration', '', 'MBA'],
    ['PhD Candidate, Biology', 'MIT', 'PhD'],
    ['Ph.D. in History', 'Brown University', 'PhD'],
    ['PhD student, Johns Hopkins School of Medicine', '', 'PhD'],
    ['Doctoral candidate', '', 'Doctorate'],
    ['DPT Candidate', '', 'Doctorate'],
    ['MPH Candidate', 'Emory University', 'Master’s degree'],
    ["Master's in Data Science", '', 'Master’s degree'],
    ['Master of Public Health', '', 'Master’s degree'],
    ['M.S. in Hydrology', 'University of Arizona', 'Master’s degree'],
    ['MSc Student', '', 'Master’s degree'],
    ['Graduate Student, Nursing', '', 'Graduate school'],
    ['Grad school', '', 'Graduate school'],
    ['PharmD', 'UCSF', 'Pharmacy school'],
    ['DDS Candidate', '', 'Dental school'],
    ['Vet school', '', 'Veterinary school'],
    ['BSN', 'Emory University', 'Bachelor’s degree'],
    ['B.S., Computer Science', '', 'Bachelor’s degree'],
    ['Undergraduate, Biology', '', 'Bachelor’s degree'],
    ['Exchange student', 'University of Lisbon', 'Further study'],
    ['JD/MBA Candidate', 'Yale University', 'Law school and MBA'],
    ['MD-PhD Student', '', 'Medical school and PhD'],
    ['Graduate Student, MPP', '', 'Master’s degree'],
  ])('%s at %s is %s', (title, company, name) => {
    expect(studyNamed(title, company)).toBe(name);
    expect(isStudyName(name)).toBe(true);
  });

  it('is no name of a job', () => {
    expect(['Teacher', 'High School Teacher', 'Research and Development Manager'].filter(isStudyName)).toEqual([]);
  });
});
