Feature: Partner configuration of the application

  @CLA-05 @CLA-03 @CLA-04 @no-js @needs-partners
  Scenario Outline: If the partner allows typed amounts, a loan of <amount> over <months> months is <verdict>
    Given I visit Seefeld Kredit
    And I am at the loan request
    When I ask for <amount> of general liquidity over <months> months
    Then the <detail> is <verdict>

    Examples:
      | amount      | months | detail   | verdict  |
      | 14,999      | 48     | amount   | refused  |
      | 15,000      | 48     | amount   | accepted |
      | 750,000     | 48     | amount   | accepted |
      | 100,000,000 | 48     | amount   | accepted |
      | 100,000,001 | 48     | amount   | refused  |
      | 100,000     | 11     | duration | refused  |
      | 100,000     | 240    | duration | accepted |
      | 100,000     | 241    | duration | refused  |

  @CLA-05 @phone @needs-partners
  Scenario: A phone shows the largest amount in full
    Given I visit Seefeld Kredit
    And I am at the loan request
    When I fill in the amount "100000000"
    And I go on to the field after the amount
    Then the whole amount "100.000.000" is to be seen

  @CLA-05 @needs-partners
  Scenario: An amount or duration outside the range is adjusted visibly
    Given I visit Seefeld Kredit
    And I am at the loan request
    When I fill in the amount "3000"
    And I go on to the field after the amount
    Then the amount reads "15.000"
    When I fill in the amount "200000000"
    And I go on to the field after the amount
    Then the amount reads "100.000.000"
    When I fill in the duration "300"
    And I go on to the field after the duration
    Then the duration reads "240"

  @CLA-02 @plain @needs-partners
  Scenario: The wizard of a partner with a single purpose does not ask for the purpose
    Given I visit Kontor Klein
    And I am at the loan request
    Then I am not asked for the purpose

  @CLA-07 @plain @needs-partners @needs-proxy
  Scenario: A factoring application sends the factoring limit, not a loan amount
    Given I visit Hansa Factor
    And I am at the loan request
    When I ask for factoring
    And I name my company "Nordlicht Optik GmbH"
    And I complete the details of my company
    And I create my account
    Then the lender got an application with:
      | allBanksLoanPurpose         | factoring |
      | factoring_limit             | 300000    |
      | annual_sales_previous_year  | 2400000   |
      | has_international_customers | false     |
      | currency                    | EUR       |
    And the lender got an application with:
      | loanSize     | nothing |
      | loanDuration | nothing |

  @CLA-07 @needs-partners
  Scenario: An applicant corrects a rejected factoring limit and continues
    Given I visit Hansa Factor
    And I am at the loan request
    When I ask for factoring but state the factoring limit as "0"
    Then the factoring limit is refused
    When I ask for factoring
    Then I arrive at the company name

  @CLA-07 @plain @needs-partners
  Scenario Outline: Factoring with <detail> "<entry>" is rejected
    Given I visit Hansa Factor
    And I am at the loan request
    When I ask for factoring but state the <detail> as "<entry>"
    Then the <detail> is refused

    Examples:
      | detail                  | entry |
      | factoring limit         | -5    |
      | factoring limit         | 12,345 |
      | factoring limit         |       |
      | annual sales            |       |
      | international customers |       |

  @CLA-09 @needs-partners
  Scenario: Choosing another country resets the legal form and offers that country's forms
    Given I visit Seefeld Kredit
    And I have got as far as the company details
    And I fill in the legal form "CH_AG"
    When I fill in the country "DE"
    Then the legal form reads ""
    And the legal form can be:
      | GMBH       |
      | AG         |
      | GMBH_CO_KG |
      | OTHER      |

  @CLA-09 @plain @needs-partners
  Scenario: Polish companies choose from Polish legal forms
    Given I visit Wiślana Finanse
    And I have got as far as the company details
    Then the legal form can be:
      | PL_SP_Z_O_O                 |
      | PL_JOINT_STOCK              |
      | PL_SIMPLE_JOINT_STOCK       |
      | PL_LIMITED_PARTNERSHIP      |
      | PL_LIMITED_JOINT_STOCK      |
      | PL_REGISTERED_PARTNERSHIP   |
      | PL_PROFESSIONAL_PARTNERSHIP |
      | PL_CIVIL_PARTNERSHIP        |
      | PL_SOLE_PROPRIETORSHIP      |
      | PL_OTHER                    |

  @SHELL-27
  Scenario Outline: <partner> shows amounts in its own currency
    Given I visit <partner>
    And I read English
    And I am at the loan request
    Then amounts are in <currency>

    @plain
    Examples:
      | partner         | currency |
      | Lindhof Bank    | EUR      |

    @plain @needs-partners
    Examples:
      | partner         | currency |
      | Seefeld Kredit  | CHF      |
      | Wiślana Finanse | PLN      |

  @CLA-14 @plain @needs-partners
  Scenario: A partner without indicative offers shows no conditions
    Given I visit Kontor Klein
    And I am tim in the situation "partner-terms"
    And I am logged in
    When I apply as the company "Nordlicht Optik GmbH"
    Then I learn that my application has arrived
    But I see no indicative conditions
